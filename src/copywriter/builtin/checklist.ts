import { upperFirst } from './capitals.ts';

/** Up to five ticked lines; fewer than three make no list. */
export const asChecklist = (texts: readonly string[]) =>
  texts.length < 3
    ? null
    : texts
        .slice(0, 5)
        .map((text) => `✓ ${upperFirst(text)}`)
        .join('\n');
