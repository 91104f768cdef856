/** Markup that is already escaped; only `html` and `raw` make it. */
export type Html = { readonly markup: string };

type Part = Html | string | number | null | undefined | false | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(render).join('');
};

/** A template that escapes every inserted value. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: strings.reduce((page, text, index) => page + text + render(parts[index]), ''),
});

/** Marks a text as markup without escaping it. The caller says in a comment why that is safe. */
export const raw = (markup: string): Html => ({ markup });
