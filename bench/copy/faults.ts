/** Grammar slips a template writer makes; each detector returns how often it fires in one text. */
export type Detector = (text: string) => number;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const wrongArticle: Detector = (text) =>
  count(text, /\ban (?:one|once|eu|uni(?!n|m)|use|user|[bcdfgjklmnpqrtvwxyz](?=[a-z]))[a-z-]*/g) +
  count(text, /\ba (?:[aeio](?!ne|nce|u)[a-z-]+|hour|honest)/g);

const doubled: Detector = (text) => count(text, /\b(\p{L}{2,}) \1\b/giu);

const strayMarks: Detector = (text) =>
  count(text, /\.\.|[?!]\.|\s[,.;?!]|[,;:]{2}|[^\S\n]{2,}|[,:;]\s*$|…$/gm);

const sentences = (text: string) => text.split(/(?<=[.?!])\s+|\n+/u).filter(Boolean);

const firstWords = (sentence: string) => sentence.split(/\s+/).slice(0, 2).join(' ').toLowerCase();

const sameStart: Detector = (text) => {
  const starts = sentences(text)
    .filter((line) => !line.startsWith('✓'))
    .map(firstWords);
  return starts.filter((start, index) => index > 0 && start === starts[index - 1]).length;
};

const leak: Detector = (text) =>
  count(text, /[{}]|undefined|null\b|\[object|@(?:intro|close|offer|benefits)|\bnan\b/gi);

const verbAfterGet: Detector = (text) =>
  count(
    text,
    /\byou (?:also )?get (?:absorbs|plays|stays|keeps|fits|works|is|are|track|see|cut|book)\b/gi,
  );

const smallStart: Detector = (text) =>
  sentences(text).filter((line) => /^\p{Ll}(?!\p{Lu})/u.test(line.replace(/^["“✓ ]+/u, ''))).length;

export const detectors: Record<string, Detector> = {
  article: wrongArticle,
  repetition: (text) => doubled(text) + sameStart(text),
  marks: strayMarks,
  capitals: smallStart,
  leaks: (text) => leak(text) + verbAfterGet(text),
};
