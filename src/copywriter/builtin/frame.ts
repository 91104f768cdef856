import { remember } from '../../kernel/remember.ts';
import { upperFirst } from './capitals.ts';

/**
 * A frame is a sentence with slots: "Still {p.chore}?". In front it may name the moods it needs or shuns:
 * "[open !job] Still {p.chore}?". A slot that cannot be filled takes the frame out of play, so a table of
 * frames never has to know what a brief holds. Every second part is a slot.
 */
export type Frame = { source: string } & Record<'parts' | 'needs' | 'shuns', readonly string[]>;

export type Moods = ReadonlySet<string>;

/** The words for a slot, or null; `goesOn` where they stand behind a colon or a comma. */
export type Slots = (name: string, goesOn: boolean) => string | null;

/** Frames are ours, some thousands in seven languages: each is parsed once. */
export const frameOf = remember(20_000, (source): Frame => {
  const [, moods = '', text = source] = /^\[([^\]]*)\]\s*(.*)$/su.exec(source) ?? [];
  const flags = moods.split(' ').filter(Boolean);
  return {
    source,
    parts: text.split(/\{([^}]+)\}/u),
    needs: flags.filter((flag) => !flag.startsWith('!')),
    shuns: flags.filter((flag) => flag.startsWith('!')).map((flag) => flag.slice(1)),
  };
});

export const suits = ({ needs, shuns }: Frame, moods: Moods) =>
  needs.every((mood) => moods.has(mood)) && !shuns.some((mood) => moods.has(mood));

const sentenceStart = /(?:^|[.?!…]["”»)]?\s+|^["“«¿¡]|[.?!]\s[¿¡])$/u;

/** Marks that meet where a slot ends: the customer's own mark wins over the frame's full stop. */
const joinMarks = (text: string) =>
  text
    .replace(/([?!…]|[?!.…]["”“»’])\.(?=\s|$)/gu, '$1')
    .replace(/\.{2}(?=\s|$)/gu, '.')
    .replace(/(?<=\.[-–])\. (?=\p{Lu})/gu, '\n')
    .replace(/(?<=\.[-–])\.(?=\s|$)/gu, '')
    // "S.L.: drains", "until 31.8.: 15 €", "3 hrs approx., lunch" keep their full stop.
    .replace(/(?:[,;:]|(?<=\p{L}{7})\.)\s*([,;:])/gu, '$1')
    .replace(/: [–—-] /gu, ': ')
    .replace(/[ \t]{2,}/g, ' ');

export const fill = ({ parts }: Frame, slots: Slots): string | null => {
  let done = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      done += part;
      continue;
    }
    const words = slots(part, /[:,]\s$/u.test(done));
    if (words === null || words === '') return null;
    // "Good news: 10 lessons: £90" has a colon too many.
    if (/:\s$/u.test(done) && /\s?:\s/u.test(words)) return null;
    done += sentenceStart.test(done) ? upperFirst(words) : words;
  }
  // In most texts no marks meet.
  return /[?!….,;:–-]\s*[.,;:–—-]|[ \t]{2}/.test(done) ? joinMarks(done) : done;
};
