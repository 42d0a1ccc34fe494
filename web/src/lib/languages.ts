/** The languages there are, which one stands on which, and which one a browser asks for. Mirrors `mazmorra.content.languages`. */
export const LANGUAGES = ["en", "es", "pt", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages that say only what differs, and the one that says the rest. */
const BASES: Partial<Record<Language, Language>> = { "pt-BR": "pt" };

/** A language and what it stands on, the base first. */
export function layers(language: Language): readonly Language[] {
  const base = BASES[language];
  return base ? [base, language] : [language];
}

/** A language as browsers know it, to whom a bare `pt` is Brazilian. */
export const localeOf = (language: Language): string => (language === "pt" ? "pt-PT" : language);

/** The language of a code that somebody chose here: `pt` is European. */
export const named = (code: string): Language | undefined => LANGUAGES.find((each) => each === code);

/** The language for a browser's tag, such as es-MX. A bare `pt` is Brazilian there; every other country writes as Portugal does. */
export function spokenIn(tag: string): Language | undefined {
  const [language = "", region = "br"] = tag.toLowerCase().split("-");
  if (language === "pt") return region === "br" ? "pt-BR" : "pt";
  return named(language);
}
