import { describe, expect, it } from "vitest";
import { bare, found, hasAll, wordsOf } from "../../src/rules/search";

describe("looking for words", () => {
  it("takes letters without their accents and capitals, each at its place", () => {
    expect(bare("Cámara, AÇÃO")).toBe("camara, acao");
    expect(bare("Cámara")).toHaveLength("Cámara".length);
  });

  it("keeps a letter that has no single bare form", () => {
    expect(bare("İx")).toHaveLength(2);
  });

  it("splits what somebody types into words, each once", () => {
    expect(wordsOf("  Dragón  dragon ORO ")).toEqual(["dragon", "oro"]);
    expect(wordsOf("   ")).toEqual([]);
  });

  it("wants every word", () => {
    expect(hasAll("La habitación del tesoro", ["habitacion", "tesoro"])).toBe(true);
    expect(hasAll("La habitación del tesoro", ["habitacion", "llave"])).toBe(false);
    expect(hasAll("anything", [])).toBe(true);
  });

  it("says where the words stand, and joins what overlaps", () => {
    expect(found("habitación y habitaciones", ["habitacion"])).toEqual([[0, 10], [13, 23]]);
    expect(found("treasure", ["trea", "easure"])).toEqual([[0, 8]]);
    expect(found("nothing", ["kraken"])).toEqual([]);
  });
});
