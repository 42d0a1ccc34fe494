/** The languages as they call themselves. */
import type { Language } from "../lib/words.svelte";

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", pt: "Português (Portugal)", "pt-BR": "Português (Brasil)" };
