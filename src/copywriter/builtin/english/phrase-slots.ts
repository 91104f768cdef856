import { remember } from '../../../kernel/remember.ts';
import type { Phrase } from './brief-parts.ts';
import type { Material } from './material.ts';
import { asNounPhrase } from './noun-phrase.ts';
import { nameOf } from './product-slots.ts';

type Form = (phrase: Phrase, material: Material) => string | null;

const only =
  (...kinds: Phrase['kind'][]): Form =>
  ({ kind, text }) =>
    kinds.includes(kind) ? text : null;

/** Chores can be dropped from a week; waiting, being and not knowing are suffered, not done. */
const idle =
  /^(?:not|never|always|being|having|waiting|feeling|losing|missing|worrying|wondering|needing|wanting|seeing|knowing|getting|running out|dying|living|struggling|suffering|paying|spending|wasting|forgetting|arriving|finding|hearing|starting|sitting|dreading)\b/i;

/** What "still" and "again" go with: all but states of mind. */
const stateOfMind =
  /^(?:not|never|always|being|having|feeling|needing|wanting|knowing|dying|suffering|dreading)\b/i;

const their = (text: string) => text.replace(/\byour\b/gi, 'their').replace(/\byou\b/gi, 'them');

const forms: Record<string, Form> = {
  any: ({ text }) => text,
  thing: only('thing'),
  things: (phrase) => (phrase.kind === 'thing' && phrase.number === 'many' ? phrase.text : null),
  np: ({ kind, text }) => (kind === 'thing' ? asNounPhrase(text) : null),
  people: only('people'),
  none: only('none'),
  fact: only('thing', 'none', 'quality', 'does', 'clause', 'people'),
  noun: only('thing', 'none'),
  doing: only('doing'),
  chore: ({ kind, text }) => (kind === 'doing' && !idle.test(text) ? text : null),
  still: ({ kind, text }) => (kind === 'doing' && !stateOfMind.test(text) ? text : null),
  waiting: ({ kind, text }) =>
    kind === 'doing' && /^(?:waiting|paying|losing|wondering|worrying|running)/i.test(text)
      ? text
      : null,
  being: ({ kind, text }) => (kind === 'doing' && /^being\b/i.test(text) ? text : null),
  theirs: ({ kind, text }) => (kind === 'doing' && /^being\b/i.test(text) ? their(text) : null),
  do: only('do'),
  does: only('does'),
  clause: only('clause'),
  them: ({ kind, number }) => (kind === 'thing' ? (number === 'many' ? 'them' : 'it') : null),
  told: (phrase, { product }) => {
    const name = nameOf(product);
    if (phrase.kind === 'clause') return phrase.text;
    if (name === null) return null;
    const isMany = product.number === 'many' && (product.brand === null || product.kind === null);
    if (phrase.kind === 'do') return `with ${name}, you can ${phrase.text}`;
    // "This lamp is …" would open on a word that points at nothing yet.
    if (product.brand === null) return null;
    if (phrase.kind === 'quality') return `${name} ${isMany ? 'are' : 'is'} ${phrase.text}`;
    return phrase.kind === 'does' && !isMany ? `${name} ${phrase.text}` : null;
  },
};

type PhraseSlot = { list: string; place: number; form: Form | undefined };

/** "p2.thing": the second pain, if it is a thing. */
const phraseSlot = remember(1000, (name): PhraseSlot => {
  const [, list = '', place, form = 'any'] = /^([pbm])([123]?)(?:\.(\w+))?$/.exec(name) ?? [];
  return { list, place: Number(place || 1) - 1, form: forms[form] };
});

export const ofPhrase = (name: string, material: Material): string | null => {
  const { list, place, form } = phraseSlot(name);
  const phrase =
    list === 'p'
      ? material.pains[place]
      : list === 'b'
        ? material.benefits[place]
        : material.answer;
  return phrase && list !== '' ? (form?.(phrase, material) ?? null) : null;
};
