import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mendCallToAction } from '../../src/copywriter/model/candidate.ts';
import { mendOpening } from '../../src/copywriter/model/mend-opening.ts';
import { mendDisplay, tidyLine, tidyText } from '../../src/copywriter/model/mend-text.ts';
import { sentencesOf } from '../../src/copywriter/model/sentences.ts';

describe('the opening of a text', () => {
  it.each([
    ['is left where it is right', 'Late again?', 'Late again? Take the bike.', 'Late again?', ''],
    ['takes the text’s end mark', 'Late again', 'Late again? Take the bike.', 'Late again?', ''],
    ['takes the text’s apostrophes', "It's late.", 'It’s late. Go home.', 'It’s late.', ''],
    ['takes the text’s quotes', 'Why wait?', '“Why wait?” Go home.', '“Why wait?”', ''],
    ['takes the text’s blanks', 'Late  again?', 'Late again?\nGo.', 'Late again?', ''],
    [
      'is put in front where it is absent',
      'Late again?',
      'Take the bike.',
      'Late again?',
      'Late again? ',
    ],
    [
      'gets an end mark when it is put in front',
      'Late again',
      'Take it.',
      'Late again.',
      'Late again. ',
    ],
    [
      'is the first sentence where it comes later',
      'Go now.',
      'It is late. Go now.',
      'It is late.',
      '',
    ],
    [
      'is the first sentence where it is a part of it',
      'It is late',
      'It is late, so go. Run.',
      'It is late, so go.',
      '',
    ],
    ['is the first sentence where there is none', '', 'It is late. Run.', 'It is late.', ''],
  ])('%s', (_, hook, primary_text, mended, inFront) => {
    expect(mendOpening({ hook, primary_text })).toEqual({
      hook: mended,
      primary_text: inFront + primary_text,
    });
  });

  it('is its first sentence when it is too long', () => {
    const hook = `Late again? ${'The bus is full and the train is not coming. '.repeat(4).trim()}`;
    expect(mendOpening({ hook, primary_text: `${hook} Go.` }).hook).toBe('Late again?');
  });

  it('always opens the text', () => {
    const words = fc.array(fc.constantFrom('Late', 'again', '“', '?', '.', '’s', '—', '\n', '🚲'));
    const text = words.map((parts) => parts.join(' ').trim());
    fc.assert(
      fc.property(text, text, (hook, rest) => {
        const primary = `Go ${rest}.`;
        const mended = mendOpening({ hook, primary_text: primary });
        expect(mended.primary_text.startsWith(mended.hook)).toBe(true);
        expect(mended.primary_text.slice(mended.hook.length)).toMatch(/^(\s|$)/);
      }),
    );
  });
});

describe('a headline', () => {
  it.each([
    ['Let patients book online.', 'Let patients book online'],
    ['Stop chasing. Start invoicing.', 'Stop chasing. Start invoicing.'],
    ['Open until 8 p.m.', 'Open until 8 p.m.'],
    ['“Book online”', 'Book online'],
    ['**Book** online…', 'Book online'],
    ['<b>Any phone</b>', 'Any phone'],
    ['The calendar for each and every one of us.', 'The calendar for each & every one of us'],
    ['An easy way to keep every clinic in order', 'Easy way to keep every clinic in order'],
    [
      'A headline that is far too long to be mended',
      'A headline that is far too long to be mended',
    ],
    ['Hi {{first_name}}', 'Hi {{first_name}}'],
  ])('%j becomes %j', (written, mended) => {
    expect(mendDisplay(written, 'headline')).toBe(mended);
  });
});

it('keeps the lines of a text and nothing of its dress', () => {
  expect(tidyText('# Hello\r\n\r\n\r\n\r\n**Book**  online!! Now.. <br>#ad #clinic')).toBe(
    'Hello\n\nBook online! Now.',
  );
  expect(tidyLine('Two\nlines')).toBe('Two lines');
  expect(tidyText('3 * 4 and 2 * 2, snake_case_name')).toBe('3 * 4 and 2 * 2, snake_case_name');
});

describe('a call to action', () => {
  it.each([
    ['sign up', 'SIGN_UP'],
    ['Get started!', 'SIGN_UP'],
    ['BUY_NOW', 'SHOP_NOW'],
    ['Book now', 'CONTACT_US'],
    ['Install', 'DOWNLOAD'],
    ['', 'LEARN_MORE'],
    ['jetzt', 'LEARN_MORE'],
  ])('%j is %s', (said, meant) => {
    expect(mendCallToAction(said, () => 'LEARN_MORE')).toBe(meant);
  });

  it('“Book now” is a trip where trips are sold', () => {
    expect(mendCallToAction('Book now', () => 'BOOK_TRAVEL')).toBe('BOOK_TRAVEL');
  });
});

it('cuts a text into sentences without losing a sign', () => {
  expect(sentencesOf('Ask Dr. Wu at No. 1 today. Really? “Yes.” Good')).toEqual([
    'Ask Dr. Wu at No. 1 today. ',
    'Really? ',
    '“Yes.” ',
    'Good',
  ]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(sentencesOf(text).join('')).toBe(text);
    }),
  );
});
