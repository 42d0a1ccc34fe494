/** Which rules belong to a way of playing: an edition, or a mode. The ways come from the game's variants. */
import type { Clause, RulebookTold, Variant } from "../protocol";
import { plain } from "./prose";
import { isWay } from "./rulebook";
import { hasAll } from "./search";

/** The editions and modes that some rule names, in the book's order. */
export function waysOf(book: RulebookTold): string[] {
  return [...new Set(book.sections.flatMap((section) => section.paragraphs).flatMap((each) => each.tags.filter(isWay)))];
}

/** What can be chosen together with a way, itself included: the duel belongs to an edition, an edition has modes. */
export function company(way: string, variants: readonly Variant[]): Set<string> {
  const choices = variants.map((variant) => Object.values(variant.settings));
  return new Set([way, ...choices.filter((each) => each.includes(way)).flat()]);
}

/** What somebody wants to read: the words they look for, and the way they play ("" is every way). */
export interface Wish {
  words: readonly string[];
  way: string;
  variants: readonly Variant[];
}

/** The book with what is wished for and nothing else; a chapter that has nothing left is gone. */
export function reading(book: RulebookTold, wish: Wish): { heading: string; number: number; paragraphs: Clause[] }[] {
  const allowed = wish.way ? company(wish.way, wish.variants) : null;
  const fits = (each: Clause) => !allowed || each.tags.filter(isWay).every((tag) => allowed.has(tag));
  const chapters = book.sections.map((section, number) => {
    const left = section.paragraphs.filter(fits);
    const elsewhere = left.every((each) => !each.clause) && left.length < section.paragraphs.length;
    const paragraphs = elsewhere ? [] : left.filter((each) => hasAll(`${each.clause} ${plain(each.text)}`, wish.words));
    return { heading: section.heading, number, paragraphs };
  });
  return chapters.filter((chapter) => chapter.paragraphs.length);
}
