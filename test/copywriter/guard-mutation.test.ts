import { describe, expect, it } from 'vitest';
import { guard } from '../../src/copywriter/guard/guard.ts';
import type { Copy } from '../../src/copywriter/types.ts';
import { sample } from '../helpers/long.ts';
import { brief, claimCases, cleanCopy } from './guard-fixtures.ts';

const places: Record<string, (copy: Copy, text: string) => Copy> = {
  'after the body': (copy, text) => ({
    ...copy,
    variants: copy.variants.map((one) => ({ ...one, primary_text: `${one.primary_text} ${text}` })),
  }),
  'between sentences': (copy, text) => ({
    ...copy,
    variants: copy.variants.map((one) => ({
      ...one,
      primary_text: `${one.hook} ${text} ${one.primary_text.slice(one.hook.length + 1)}`,
    })),
  }),
  'on a line of its own': (copy, text) => ({
    ...copy,
    variants: copy.variants.map((one) => ({
      ...one,
      primary_text: `${one.primary_text}\n\n${text}`,
    })),
  }),
  'as a hook': (copy, text) => ({
    ...copy,
    hooks: [{ category: 'curiosity', category_label: 'Curiosity', text }],
  }),
};

const numbers = ['claims-cases', 'own-claims']
  .flatMap(claimCases)
  .filter(({ tier, verdict, contested }) => tier === 'number' && verdict === 'reject' && !contested)
  // Each is a sentence of its own: a language is told by the sentence.
  .map((one) => ({ ...one, text: /[.!?。।]$/u.test(one.text) ? one.text : `${one.text}.` }));

describe('an invented number put into clean copy', () => {
  it.each(Object.keys(places))('is caught %s, every one', (place) => {
    // In the short form every fourth number, each in one place.
    const share = sample(numbers, 16, 4 * Object.keys(places).indexOf(place));
    const missed = share.filter(({ text, inputs, lang }) => {
      const copy = places[place]?.(cleanCopy(), text) ?? cleanCopy();
      const findings = guard(
        copy,
        brief({ language: lang, ...inputs, num_hooks: copy.hooks.length }),
      );
      return !findings.some(({ rule }) => rule.startsWith('claims.'));
    });
    expect(missed.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });
});
