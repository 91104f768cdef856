import type { Brief } from '../../src/copywriter/types.ts';
import type { Asked } from './model-server.ts';
import type { Answer } from './played-model.ts';

type Slip = {
  name: string;
  /** The answer with the slip in every variant. */
  make: (answer: Answer, brief: Brief) => string | object;
  /** What the model says when it is asked once more. */
  again: (asked: Asked, answer: Answer) => string | object;
};

type Item = Answer['variants'][number];

const inEach =
  (change: (item: Item, at: number) => Partial<Item>): Slip['make'] =>
  ({ variants, hooks }) => ({
    variants: variants.map((item, at) => ({ ...item, ...change(item, at) })),
    hooks,
  });

const before = [
  '',
  'The ',
  'Simply ',
  'At last: ',
  'Have a look: ',
  'Good to know: ',
  'Made for the day: ',
];
const behind = ['', ' today', ' at home', ' for you', ' and more', ' all year round'];

/** The headline in a few words more, so that it has 41 to 43 characters. */
const littleTooLong = (headline: string) =>
  before
    .flatMap((start) => behind.map((end) => `${start}${headline}${end}`))
    .find(({ length }) => length > 40 && length < 44) ?? headline;

const usual: Slip['again'] = (_, answer) => answer;

const ways: [name: string, make: Slip['make'], again?: Slip['again']][] = [
  [
    'a fence, chatter and commas too many',
    (answer) =>
      `Sure! Here are your ads:\n\`\`\`json\n${JSON.stringify(answer, null, 1).replace(/\}(?=\n)/g, '},')}\n\`\`\`\nGood luck {you}!`.replace(
        /\},(?=\n```)/,
        '}',
      ),
  ],
  [
    'variants by angle, hooks by category',
    ({ variants, hooks }) => {
      const byCategory: Record<string, string[]> = {};
      for (const { category, text } of hooks)
        byCategory[category] = [...(byCategory[category] ?? []), text];
      return {
        variants: Object.fromEntries(variants.map(({ angle, ...item }) => [angle, item])),
        hooks: byCategory,
      };
    },
  ],
  [
    'angles of its own, in another order',
    ({ variants, hooks }) => ({
      variants: variants.map((item, at) => ({ ...item, angle: `Angle ${at}` })).reverse(),
      hooks,
    }),
  ],
  [
    'a call to action that the platform does not know',
    ({ variants, hooks }) => ({
      variants: variants.map(({ call_to_action_type, ...item }, at) => ({
        ...item,
        cta: ['Book now', 'BUY', 'Get started!', 'xyz'][at % 4],
      })),
      hooks,
    }),
  ],
  [
    'a text without its hook',
    inEach(({ hook, primary_text }) => ({ primary_text: primary_text.slice(hook.length).trim() })),
  ],
  [
    'other quotes, capitals and end marks in the hook',
    inEach(({ hook }) => ({
      hook: `"${hook
        .replace(/[.!?]$/u, '')
        .replace(/’/g, "'")
        .toUpperCase()}"`,
    })),
  ],
  [
    'full stops, doubled marks and Markdown',
    inEach(({ primary_text, headline, description }) => ({
      primary_text: `${primary_text.replace(/\.(?=\s|$)/u, '..')}  **Have a look.** #ad #now`,
      headline: `**${headline}.**`,
      description: `“${description}.”`,
    })),
  ],
  [
    'a headline a few characters too long',
    inEach(({ headline }) => ({ headline: littleTooLong(headline) })),
  ],
  [
    'one headline for all',
    ({ variants, hooks }) => {
      const headline = variants[0]?.headline ?? '';
      return { variants: variants.map((item) => ({ ...item, headline })), hooks };
    },
  ],
  [
    'an invented number in a last sentence',
    inEach(({ primary_text }) => ({
      primary_text: `${primary_text} Over 4,321 happy customers.`,
    })),
  ],
  [
    'a variant and two hooks left out',
    ({ variants, hooks }) => ({ variants: variants.slice(0, -1), hooks: hooks.slice(0, -2) }),
  ],
  [
    'a headline far over its length',
    inEach(({ headline }) => ({ headline: `${headline}, and there is so much more to tell` })),
    ({ body }, answer) => {
      const prompt = body.messages.at(-1)?.content ?? '';
      return {
        ...answer,
        fields: [...prompt.matchAll(/^- (f\d+) = the headline/gm)].map(([, key = ''], at) => ({
          key,
          text: [
            'Have a look',
            'See for yourself',
            'Come and see',
            'Made for today',
            'Take a look',
          ][at],
        })),
      };
    },
  ],
];

/** The twelve usual ways in which a model does not do as it is told. */
export const slips: Slip[] = ways.map(([name, make, again = usual]) => ({ name, make, again }));
