import { describe, expect, it } from "vitest";
import { pieces, plain, type Piece } from "../../src/rules/prose";

const signs = (piece: Piece) => [piece.strong && "strong", piece.clause, piece.marked && "marked"].filter(Boolean).join(" ");
const shown = (text: string, words: string[] = []) => pieces(text, words).map((piece) => [piece.text, signs(piece)]);

describe("a paragraph in pieces", () => {
  it("has its emphasis without the signs", () => {
    expect(shown("*Key.* It stands for a 5.")).toEqual([["Key.", "strong"], [" It stands for a 5.", ""]]);
    expect(plain("*Key.* It *stands*.")).toBe("Key. It stands.");
  });

  it("knows the rules it names", () => {
    expect(shown("(DR-STA-1, DR-STA-2)")).toEqual([["(", ""], ["DR-STA-1", "DR-STA-1"], [", ", ""], ["DR-STA-2", "DR-STA-2"], [")", ""]]);
  });

  it("marks what is looked for, also across an edge of emphasis", () => {
    expect(shown("*Sword.* It", ["d. i"])).toEqual([["Swor", "strong"], ["d.", "strong marked"], [" I", "marked"], ["t", ""]]);
  });

  it("marks part of a rule's number and keeps the link whole", () => {
    expect(shown("DR-MON-2", ["mon"])).toEqual([["DR-", "DR-MON-2"], ["MON", "DR-MON-2 marked"], ["-2", "DR-MON-2"]]);
  });

  it("is empty for an empty text", () => {
    expect(pieces("")).toEqual([]);
  });
});
