"""Rewrites modules so that mypyc makes native classes of them."""
from __future__ import annotations
import ast, re, sys
from pathlib import Path

class Edits:
    def __init__(self, text):
        self.text = text
        self.starts = [0]
        for line in text.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.raw = text.encode()
        self.edits = []
    def at(self, line, col): return self.starts[line - 1] + col
    def span(self, node): return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)
    def source(self, node):
        a, b = self.span(node); return self.raw[a:b].decode()
    def replace(self, node, new):
        a, b = self.span(node); self.edits.append((a, b, new))
    def insert(self, line, new):
        """before a line (1-based)"""
        p = self.starts[line - 1]; self.edits.append((p, p, new))
    def done(self):
        out = self.raw
        for a, b, new in sorted(self.edits, key=lambda e: (e[0], e[1]), reverse=True):
            out = out[:a] + new.encode() + out[b:]
        return out.decode()

def decorator(cls, *names):
    for d in cls.decorator_list:
        f = d.func if isinstance(d, ast.Call) else d
        if isinstance(f, ast.Name) and f.id in names:
            return d, f.id
    return None, None

def lower(text, aliases, inits):
    tree = ast.parse(text)
    e = Edits(text)
    needs = set()
    for cls in ast.walk(tree):
        if isinstance(cls, ast.ClassDef):
            d, name = decorator(cls, "rule", "state", "dataclass")
            if d is None: 
                continue
            lower_class(e, cls, d, name, needs, inits)
    for cls in ast.walk(tree):
        if isinstance(cls, ast.ClassDef) and cls.name in OPEN:
            e.insert(min([cls.lineno, *[d.lineno for d in cls.decorator_list]]), "@_mypyc_attr(allow_interpreted_subclasses=True)\n")
            needs.add(("mypy_extensions", "mypyc_attr"))
    for fn in ast.walk(tree):
        if isinstance(fn, ast.FunctionDef):
            for d in fn.decorator_list:
                if "dataclass_transform" in e.source(d): e.edits.append((e.span(d)[0] - 1, e.span(d)[1], "# lowered"))
            lower_tables(e, fn, aliases, needs)
    constants(e, tree, needs)
    head = []
    if needs:
        names = sorted(n for n in needs if isinstance(n, str))
        if names: head.append(f"from typing import {', '.join(n + ' as _' + n for n in names)}\n")
        deeper = sorted(n for n in needs if not isinstance(n, str))
        if deeper:
            head.append("from typing import TYPE_CHECKING as _TC\nif _TC:\n" + "".join(f"    from {m} import {n} as _{n}\n" for m, n in deeper))
    if head:
        first = next(i for i, n in enumerate(tree.body) if not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)) and not (isinstance(n, ast.ImportFrom) and n.module == "__future__"))
        e.insert(tree.body[first].lineno, "".join(head))
    return e.done()

OPEN = {'Rule', 'State', 'Game', 'Table', 'FastDealer', 'ScriptedDealer', 'FairDealer', 'CheckedTable'}
SCALAR = (ast.Constant,)
def is_int(node):
    if isinstance(node, ast.Constant): return type(node.value) is int
    if isinstance(node, ast.UnaryOp): return is_int(node.operand)
    if isinstance(node, ast.BinOp): return is_int(node.left) and is_int(node.right)
    return False
def constants(e, tree, needs):
    stored = {}
    for n in ast.walk(tree):
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store): stored[n.id] = stored.get(n.id, 0) + 1
        if isinstance(n, ast.Global): 
            for x in n.names: stored[x] = 9
    for n in tree.body:
        if isinstance(n, ast.Assign) and len(n.targets) == 1 and isinstance(n.targets[0], ast.Name):
            t = n.targets[0]
            if not t.id.isupper() or len(t.id) < 2 or stored[t.id] > 1: continue
            if isinstance(n.value, ast.Call) and isinstance(n.value.func, ast.Name) and n.value.func.id == "TypeVar": continue
            ann = "_Final"
            if isinstance(n.value, ast.Tuple) and len(n.value.elts) > 1:
                if all(is_int(x) for x in n.value.elts): ann = "_Final[tuple[int, ...]]"
                elif all(isinstance(x, ast.Constant) and isinstance(x.value, str) for x in n.value.elts): ann = "_Final[tuple[str, ...]]"
            e.replace(t, f"{t.id}: {ann}"); needs.add("Final")
        elif isinstance(n, ast.Assign) and len(n.targets) == 1 and isinstance(n.targets[0], ast.Tuple) and all(isinstance(x, ast.Name) and x.id.isupper() for x in n.targets[0].elts):
            ts = n.targets[0].elts
            if isinstance(n.value, ast.Tuple) and len(n.value.elts) == len(ts) :
                vals = [e.source(v) for v in n.value.elts]
            elif isinstance(n.value, ast.Call) and e.source(n.value.func) == "range" and len(n.value.args) == 1:
                vals = [str(i) for i in range(len(ts))]
            else: continue
            e.replace(n, "; ".join(f"{t.id}: _Final = {v}" for t, v in zip(ts, vals))); needs.add("Final")
        elif isinstance(n, ast.Assign) and len(n.targets) > 1 and all(isinstance(x, ast.Name) and x.id.isupper() for x in n.targets) and is_int(n.value):
            e.replace(n, "; ".join(f"{t.id}: _Final = {e.source(n.value)}" for t in n.targets)); needs.add("Final")

def lower_tables(e, fn, aliases, needs):
    args = [*fn.args.posonlyargs, *fn.args.args, *fn.args.kwonlyargs]
    typed = {}
    for a in args:
        if isinstance(a.annotation, ast.Name) and a.annotation.id in aliases:
            typed[a.arg] = aliases[a.annotation.id]
    if not typed: return
    for n in ast.walk(fn):
        if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Load) and isinstance(n.value, ast.Name) and n.value.id in typed and n.attr in ("state", "game"):
            game, state = typed[n.value.id]
            kind = state if n.attr == "state" else game
            if kind is None: continue
            needs.add("cast"); needs.add(kind)
            e.replace(n, f"_cast('_{kind[1]}', {n.value.id}.{n.attr})")

def lower_class(e, cls, d, name, needs, inits):
    if name == "dataclass" and not (inits and all(e.source(b).startswith("Generic[") for b in cls.bases)):
        src = e.source(d)
        new = re.sub(r",?\s*slots=True", "", src).replace("(, ", "(")
        if new.endswith("()"): new = new[:-2]
        e.replace(d, new)
        return
    a, b = e.span(d)
    e.edits.append((a - 1, b, "# lowered"))
    opts = {k.arg: k.value.value for k in d.keywords} if isinstance(d, ast.Call) else {}
    eq = opts.get("eq", True)
    frozen = name == "rule" or opts.get("frozen", False)
    final = frozen and not cls.bases or name == "rule"
    fields = []
    pad = " " * (cls.col_offset + 4)
    for n in cls.body:
        if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name) and not e.source(n.annotation).startswith("ClassVar"):
            default, compare, rep, seen, factory = None, True, True, None, None
            if n.value is not None:
                if isinstance(n.value, ast.Call) and isinstance(n.value.func, ast.Name) and n.value.func.id in ("public", "owner", "secret"):
                    seen = n.value.func.id
                elif isinstance(n.value, ast.Call) and isinstance(n.value.func, ast.Name) and n.value.func.id == "field":
                    for k in n.value.keywords:
                        if k.arg == "default_factory": factory = e.source(k.value)
                        elif k.arg == "default": default = e.source(k.value)
                        elif k.arg == "compare": compare = k.value.value
                        elif k.arg == "repr": rep = k.value.value
                else:
                    default = e.source(n.value)
            ann = e.source(n.annotation)
            fields.append((n.target.id, ann, default, factory, compare, rep, seen))
            if final:
                e.replace(n, f"{n.target.id}: _Final[{ann}]"); needs.add("Final")
            else:
                e.replace(n, f"{n.target.id}: {ann}")
    out = []
    # mypyc wants init
    params, sets = [], []
    for f, ann, default, factory, *_ in fields:
        if factory:
            params.append(f"{f}: {ann} | None = None"); sets.append(f"self.{f}: _Final[{ann}] = {factory}() if {f} is None else {f}" if False else f"self.{f} = {factory}() if {f} is None else {f}")
        else:
            params.append(f"{f}: {ann}" + (f" = {default}" if default is not None else "")); sets.append(f"self.{f} = {f}")
    needs.add("ClassVar")
    out.append(f"__match_args__: _ClassVar[tuple[str, ...]] = ({''.join(repr(f[0]) + ', ' for f in fields)})")
    if fields:
        out.append(f"def __init__(self, {', '.join(params)}) -> None:")
        out += ["    " + s for s in sets]
    def vals(who, which): return "(" + "".join(f"{who}.{f}, " for f in which) + ")"
    comp = [f[0] for f in fields if f[4]]
    me = cls.name
    if eq:
        out.append("def __eq__(self, other: object) -> bool:")
        out.append(f"    if not isinstance(other, {me}): return NotImplemented")
        out.append("    return " + (" and ".join(f"self.{f} == other.{f}" for f in comp) or "True"))
        if frozen:
            out.append("def __hash__(self) -> int:")
            out.append(f"    return hash(('{me}', " + "".join(f"self.{f}, " for f in comp) + "))")
    out.append("def __repr__(self) -> str:")
    out.append("    return f\"" + me + "(" + ", ".join(f"{f[0]}={{self.{f[0]}!r}}" for f in fields if f[5]) + ")\"")
    out.append("def __reduce__(self) -> tuple[object, ...]:")
    out.append(f"    return ({me}, {vals('self', [f[0] for f in fields])})")
    if name == "state":
        out.append("SEEN: _ClassVar[tuple[tuple[str, str], ...]] = (" + "".join(f"({f[0]!r}, {f[6]!r}), " for f in fields) + ")")
        lists = [f[0] for f in fields if f[1].startswith("list[")]
        out.append(f"LISTS: _ClassVar[tuple[str, ...]] = ({''.join(repr(x) + ', ' for x in lists)})")
        out.append(f"def copy(self) -> {me}:")
        out.append(f"    return {me}(" + ", ".join(f"self.{f[0]}" + ("[:]" if f[0] in lists else "") for f in fields) + ")")
    last = cls.body[-1].end_lineno
    e.insert(last + 1, "".join("\n" + pad + line for line in out) + "\n")

def aliases_of(root):
    found = {}
    for game in sorted((root / "mazmorra/games").glob("*/game.py")):
        tree = ast.parse(game.read_text())
        where = {}
        module = "mazmorra.games." + game.parent.name + ".game"
        for n in ast.walk(tree):
            if isinstance(n, ast.ImportFrom):
                for x in n.names: where[x.asname or x.name] = (n.module, x.name)
            if isinstance(n, ast.ClassDef): where[n.name] = (module, n.name)
        for n in tree.body:
            if isinstance(n, ast.AnnAssign) and isinstance(n.value, ast.Subscript) and isinstance(n.value.value, ast.Name) and n.value.value.id == "Table":
                g, s = n.value.slice.elts
                found[n.target.id] = (where[g.id], where[s.id])
    return found

def lowered(text, module, root):
    return lower(text, aliases_of(root), "kernel" in module or module.endswith("ops.py"))
