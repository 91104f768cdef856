import { upperFirst } from '../capitals.ts';
import type { Phrase } from './brief-parts.ts';
import { asNounPhrase } from './noun-phrase.ts';
import type { PhraseKind } from './phrase.ts';
import { baseOfThird, isParticiple } from './verb-forms.ts';
import { prepositions, tokens } from './words.ts';

/** Who the sentences are about: "it", "they" or "we". */
export type Subject = 'it' | 'they' | 'we';

const are = { it: 'it’s', they: 'they’re', we: 'we’re' } satisfies Record<Subject, string>;

const listed = (items: string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "fits in a pocket" for it, "fit in a pocket" for them. */
const doesFor = (subject: Subject, text: string) => {
  if (subject === 'it') return text;
  const [verb = '', ...rest] = text.split(' ');
  return [baseOfThird(verb) ?? verb, ...rest].join(' ');
};

type Telling = { subject: Subject; isFirst: boolean; style: number };

const isListable = ({ text }: Phrase) => !/\band\b|,/.test(text);

const sentences = (phrases: Phrase[]) =>
  phrases.map(({ text }) => `${upperFirst(text)}.`).join(' ');

const joined = (phrases: Phrase[]) =>
  phrases.every(isListable) ? listed(phrases.map(({ text }) => text)) : null;

const tellDo = (phrases: Phrase[], { isFirst, style }: Telling) => {
  const all = joined(phrases);
  if (all === null) return sentences(phrases);
  return isFirst && style % 2 === 1 ? `You can ${all}.` : `${upperFirst(all)}.`;
};

const tellDoes = (phrases: Phrase[], { subject, isFirst }: Telling) => {
  const spoken = phrases.map((phrase) => ({ ...phrase, text: doesFor(subject, phrase.text) }));
  const all = joined(spoken);
  const opening = upperFirst(subject);
  if (all !== null) return `${opening} ${isFirst ? '' : 'also '}${all}.`;
  return spoken
    .map(({ text }, index) => `${opening} ${isFirst && index === 0 ? '' : 'also '}${text}.`)
    .slice(0, 2)
    .join(' ');
};

const tellQuality = (phrases: Phrase[], { subject, isFirst }: Telling) => {
  const all = joined(phrases);
  // "They’re made in Lyon" could be said of people; the fragment cannot.
  if (subject === 'they' && phrases.some(({ text }) => isParticiple(tokens(text)[0] ?? '')))
    return sentences(phrases);
  return all === null
    ? sentences(phrases)
    : `${upperFirst(are[subject])} ${isFirst ? '' : 'also '}${all}.`;
};

/** "evening and Saturday appointments, plus free parking": an "and" inside an item needs another link. */
const linked = (items: string[]) => {
  const compound = items.filter((item) => /\band\b|,/.test(item));
  const simple = items.filter((item) => !compound.includes(item));
  if (compound.length === 0) return listed(items);
  if (compound.length > 1 || simple.length === 0) return null;
  return `${compound[0]}, plus ${listed(simple)}`;
};

const tellThings = (phrases: Phrase[], { isFirst, style }: Telling) => {
  const named = phrases.map(({ text }) => asNounPhrase(text));
  const known = named.flatMap((name) => name ?? []);
  // "luggage moved for you" is a small sentence of its own, not a thing to be handed over.
  const isTale = phrases.some(({ text }) =>
    tokens(text).some(
      (word, at) => at > 0 && isParticiple(word) && prepositions.has(tokens(text)[at + 1] ?? ''),
    ),
  );
  const list = known.length === named.length && !isTale ? linked(known) : null;
  if (list === null || (isFirst && style % 3 === 2)) return sentences(phrases);
  if (isFirst) return `You get ${list}.`;
  return style % 2 === 0 && !list.includes('plus') ? `Plus ${list}.` : `You also get ${list}.`;
};

const tellers: Partial<Record<PhraseKind, (phrases: Phrase[], telling: Telling) => string>> = {
  do: tellDo,
  does: tellDoes,
  quality: tellQuality,
  thing: tellThings,
};

/** Phrases of one kind go into one sentence, so that no two in a row are built alike. */
const grouped = (phrases: Phrase[]) => {
  const groups = new Map<PhraseKind, Phrase[]>();
  for (const phrase of phrases) {
    const kind = phrase.kind === 'people' ? 'thing' : phrase.kind;
    groups.set(kind, [...(groups.get(kind) ?? []), phrase]);
  }
  return [...groups];
};

/** "It’s slow fermented and stays fresh for days": one of each makes one sentence. */
const merged = (phrases: Phrase[], subject: Subject): string | null => {
  const quality = phrases.filter(({ kind }) => kind === 'quality');
  const does = phrases.filter(({ kind }) => kind === 'does');
  const [first, second] = [quality[0], does[0]];
  if (quality.length !== 1 || does.length !== 1 || !first || !second) return null;
  if (!isListable(first) || !isListable(second)) return null;
  if (subject === 'they' && isParticiple(tokens(first.text)[0] ?? '')) return null;
  return `${upperFirst(are[subject])} ${first.text} and ${doesFor(subject, second.text)}.`;
};

/** One to three benefits as running text. */
export const weave = (phrases: Phrase[], subject: Subject, style: number): string => {
  const pair = merged(phrases, subject);
  if (pair !== null) {
    const rest = phrases.filter(({ kind }) => kind !== 'quality' && kind !== 'does');
    return [pair, rest.length > 0 ? weaveGroups(rest, subject, style, false) : ''].join(' ').trim();
  }
  return weaveGroups(phrases, subject, style, true);
};

const weaveGroups = (phrases: Phrase[], subject: Subject, style: number, opens: boolean) => {
  let isFirst = opens;
  const told = grouped(phrases).map(([kind, group]) => {
    const tell = tellers[kind];
    const text = tell ? tell(group, { subject, isFirst, style }) : sentences(group);
    isFirst = isFirst && !tell;
    return text;
  });
  return told.join(' ');
};
