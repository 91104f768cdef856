/** The languages the built-in writer can write; a model behind COPY_PROVIDER is not bound to them. */
export const supportedLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl'] as const;

export type SupportedLanguage = (typeof supportedLanguages)[number];

/** The built-in pack that serves a tag: "es-MX" is served by "es". */
export const packLanguage = (tag: string): SupportedLanguage | null => {
  const base = tag.toLowerCase().split('-')[0];
  return supportedLanguages.find((language) => language === base) ?? null;
};

export const isSupportedLanguage = (tag: string) => packLanguage(tag) !== null;
