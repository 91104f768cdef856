import { describe, expect, it } from 'vitest';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { promptFor } from '../../src/copywriter/model/prompt.ts';
import { firstQuestion } from '../../src/copywriter/model/question.ts';
import { systemPrompt } from '../../src/copywriter/model/system-prompt.ts';
import { type Brief, limits } from '../../src/copywriter/types.ts';
import { brief } from './model-answers.ts';

const nothing = { variants: [], hooks: [] };
const promptOf = (asked: Brief, facts: string[] = asked.benefits) =>
  promptFor({ brief: asked, facts, question: firstQuestion(asked), taken: nothing });

const examples = (heading: 'Good' | 'Bad') => {
  const [, part = ''] =
    new RegExp(`^${heading}:\n((?:- .*\n)+)`, 'm').exec(systemPrompt(brief)) ?? [];
  return part
    .trim()
    .split('\n')
    .map((line): Record<string, string> => JSON.parse(line.slice(2)));
};

describe('the rules a model is told', () => {
  const sold: Brief = {
    ...brief,
    product: 'Splashline mudguards',
    audience: 'city cyclists',
    offer: undefined,
    pain_points: ['wet shoes'],
    benefits: ['clip onto any city bike without tools', '€24 a pair', 'come off by hand'],
  };
  const said = (text: string) =>
    guard(
      { variants: [], hooks: [{ category: 'identity', category_label: 'Identity', text }] },
      sold,
    )
      .filter(({ rule, field }) => field.startsWith('hooks[0]') && !rule.startsWith('shape.'))
      .map(({ level }) => level);

  it('come with two good examples that our own guard lets through', () => {
    expect(examples('Good')).toHaveLength(2);
    for (const { hook = '', primary_text = '', headline = '', description = '' } of examples(
      'Good',
    )) {
      expect(primary_text.startsWith(`${hook} `)).toBe(true);
      expect(headline.length).toBeLessThanOrEqual(limits.headline);
      expect(description.length).toBeLessThanOrEqual(limits.description);
      for (const text of [primary_text, headline, description])
        expect(said(text), text).toEqual([]);
    }
  });

  it('come with two bad examples that it stops', () => {
    expect(examples('Bad')).toHaveLength(2);
    for (const { primary_text = '' } of examples('Bad'))
      expect(said(primary_text)).toContain('stop');
  });

  it.each([
    ['playful and witty', 'playful'],
    ['seriös', 'professional'],
    [undefined, 'friendly'],
    ['like a pirate', 'friendly'],
  ])('show a line in the tone %j', (tone, voice) => {
    expect(systemPrompt({ ...brief, tone })).toContain(`A line in such a voice, ${voice}: "`);
  });

  it.each([
    ['en-GB', 'colour, organise'],
    ['en-US', 'color, organize'],
    ['pt-PT', 'telemóvel'],
    ['pt-BR', 'você'],
    ['de-CH', 'never ß'],
    ['es-MX', 'ustedes'],
    ['sv', 'Spell as the brief does'],
  ])('know the habits of %s', (language, habit) => {
    expect(systemPrompt({ ...brief, language })).toContain(habit);
  });
});

describe('the orders a model is given', () => {
  it('invite no lie', () => {
    for (const num_variants of [3, 10]) {
      const prompt = promptOf({ ...brief, num_variants });
      expect(prompt).not.toMatch(/step by step|testimonial|what others say/i);
      expect(prompt).toContain('social-proof: an invitation to judge for oneself');
    }
  });

  it('say what each fact is', () => {
    const facts = [
      'patients book online',
      '14-day free trial',
      '€9 a month',
      '4.8/5 from 90 reviews',
    ];
    const prompt = promptOf(brief, [...facts, brief.product]);
    expect(prompt).toContain('1. (benefit) "patients book online"');
    expect(prompt).toContain('2. (offer: print it before the last line)');
    expect(prompt).toContain('3. (price: print it as it is)');
    expect(prompt).toContain('4. (proof: only in its own words)');
    expect(prompt).toContain('5. (what it is)');
  });

  it('say that there are no facts', () => {
    expect(promptOf(brief, [])).toContain('state nothing else');
  });
});
