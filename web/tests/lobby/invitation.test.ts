import { describe, expect, it } from "vitest";
import { addressIn, linkTo, staysHere } from "../../src/lobby/invitation";

describe("an invitation", () => {
  it("is the address of the table", () => {
    expect(linkTo("Zk3vX0pQm1sA", "https://play.example")).toBe("https://play.example/t/Zk3vX0pQm1sA");
  });

  it("is understood as a link, as a part of one, or as a code", () => {
    expect(addressIn(" https://play.example/t/Zk3vX0pQm1sA?x=1 ")).toBe("/t/Zk3vX0pQm1sA");
    expect(addressIn("/t/a-b_c")).toBe("/t/a-b_c");
    expect(addressIn("Zk3vX0pQm1sA")).toBe("/t/Zk3vX0pQm1sA");
    expect(addressIn("Come and play: http://10.0.0.5:8000/replay/abc#12")).toBe("/replay/abc");
  });

  it("is not found in other words", () => {
    for (const text of ["", "come and play", "https://play.example/tables", "/t/"]) expect(addressIn(text)).toBe("");
  });

  it("leads nowhere else from an address that only this machine has", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every(staysHere)).toBe(true);
    expect(["play.example", "192.168.0.7"].some(staysHere)).toBe(false);
  });
});
