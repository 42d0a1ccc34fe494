/** A text with line numbers, colours and faults at their lines: CodeMirror, which is loaded when somebody edits. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export interface Marked {
  line: number;
  text: string;
}

interface Given {
  /** A shadow root: there styles are sheets of their own, which the site's policy allows. */
  root: ShadowRoot;
  text: string;
  label: string;
  /** CodeMirror's own words, by what they are in English. */
  phrases: Record<string, string>;
  wrote: (text: string) => void;
}

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--arcane)" },
  { tag: tags.string, color: "var(--heal)" },
  { tag: [tags.number, tags.bool, tags.atom], color: "var(--gold)" },
  { tag: tags.bracket, color: "var(--muted)" },
]);
const LOOK = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", background: "var(--ground)", fontSize: "15px" },
  ".cm-scroller": { fontFamily: 'ui-monospace, "DejaVu Sans Mono", Consolas, monospace', lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ember)" },
  ".cm-gutters": { background: "var(--surface)", color: "var(--muted)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine": { background: "color-mix(in srgb, var(--ember) 8%, transparent)" },
  ".cm-activeLineGutter": { background: "var(--raised)", color: "var(--ink)" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--wound)", textUnderlineOffset: "4px" },
  ".cm-tooltip, .cm-panels": { background: "var(--surface)", color: "var(--ink)", borderColor: "var(--line)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--wound)" },
  ".cm-textfield": { background: "var(--ground)", color: "var(--ink)", border: "1px solid var(--line)", fontSize: "15px" },
  ".cm-button": { background: "var(--raised)", backgroundImage: "none", color: "var(--ink)", border: "1px solid var(--line)", fontSize: "15px" },
  ".cm-panel.cm-search [name=close]": { color: "var(--ink)", fontSize: "20px" },
  ".cm-searchMatch": { background: "color-mix(in srgb, var(--gold) 35%, transparent)" },
  "&.cm-focused": { outline: "3px solid var(--arcane)", outlineOffset: "-3px" },
});

export class Code {
  private readonly view: EditorView;

  constructor({ root, text, label, phrases, wrote }: Given) {
    const told = EditorView.updateListener.of((update) => update.docChanged && wrote(update.state.doc.toString()));
    const faultKeys = [{ key: "F8", run: nextDiagnostic, shift: previousDiagnostic }];
    const extensions = [
      lineNumbers(),
      lintGutter(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      highlightActiveLineGutter(),
      history(),
      search({ top: true }),
      StreamLanguage.define(toml),
      syntaxHighlighting(COLOURS),
      keymap.of([...faultKeys, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorState.phrases.of(phrases),
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
      LOOK,
      told,
    ];
    this.view = new EditorView({ state: EditorState.create({ doc: text, extensions }), parent: root, root });
  }

  /** Another text, which can be taken back like anything that was typed. */
  set(text: string): void {
    if (text !== this.view.state.doc.toString()) this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** Show what is wrong where it stands. */
  mark(faults: readonly Marked[]): void {
    const { doc } = this.view.state;
    const placed = faults.map(({ line, text }) => {
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      return { from, to, severity: "error" as const, message: text };
    });
    this.view.dispatch(setDiagnostics(this.view.state, placed));
  }

  /** Put the cursor at the beginning of a line. */
  go(line: number): void {
    const { from } = this.view.state.doc.line(Math.min(Math.max(line, 1), this.view.state.doc.lines));
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    this.view.focus();
  }

  close(): void {
    this.view.destroy();
  }
}
