import type { Brief } from '../../src/copywriter/types.ts';
import type { Asked } from './model-server.ts';

export const brief: Brief = {
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  offer: '14-day free trial',
  pain_points: ['chasing no-shows', 'phone tag with patients'],
  benefits: ['patients book online', 'automatic reminders', 'works on any phone'],
  tone: 'friendly',
  objective: 'leads',
  landing_url: 'https://tidewell.example/start',
  language: 'en',
  num_variants: 3,
  num_hooks: 8,
};

type Item = Record<string, unknown>;

const variant = (hook: string, rest: string, headline: string, description: string): Item => ({
  facts_used: [1],
  hook,
  primary_text: `${hook} ${rest}`,
  headline,
  description,
  call_to_action_type: 'SIGN_UP',
});

/** Copy a careful model would write for the brief, by angle. */
const clean: Record<string, Item> = {
  'problem-solution': variant(
    'Still chasing no-shows?',
    'Tidewell is a scheduling app for small clinics. Automatic reminders go out for you.',
    'Automatic reminders for your clinic',
    'Less chasing, more care',
  ),
  'key-benefit': variant(
    'Your patients book online, whenever it suits them.',
    'Tidewell keeps the calendar of a small clinic in order. It works on any phone.',
    'Let patients book online',
    'Works on any phone',
  ),
  offer: variant(
    'Try Tidewell with a 14-day free trial.',
    'A scheduling app for small clinics: patients book online, and reminders are automatic.',
    'Start your 14-day free trial',
    'Scheduling for small clinics',
  ),
  'audience-fit': variant(
    'For clinic managers who like a tidy calendar.',
    'Tidewell is a scheduling app for small clinics.',
    'A calmer front desk',
    'For small clinics',
  ),
};

const hooks: Record<string, string[]> = {
  'fear-loss': ['An empty slot stays empty.', 'Phone tag eats the morning.'],
  curiosity: ['What would your front desk do without phone tag?', 'Where do mornings go?'],
  'social-proof': ['Take a look and judge Tidewell for yourself.', 'Ask us anything first.'],
  contrarian: ['Getting better at chasing no-shows is not the goal.', 'Calling back is not care.'],
  'how-to': ['How to let patients book online.', 'How to send reminders without the phone.'],
  'trend-jacking': ['Out: phone tag. In: automatic reminders.'],
  identity: ['For clinic managers who like a tidy calendar.'],
};

const promptOf = ({ body }: Asked) => body.messages.at(-1)?.content ?? '';

export const anglesAsked = (asked: Asked) =>
  [...promptOf(asked).matchAll(/^- ([a-z-]+): /gm)].map(([, angle = '']) => angle);

export const hooksAsked = (asked: Asked) =>
  [...promptOf(asked).matchAll(/^- (\d+) × ([a-z-]+): /gm)].flatMap(([, count, category = '']) =>
    Array.from({ length: Number(count) }, () => category),
  );

type Changes = { variants?: Record<string, Item>; hooks?: Record<string, string> };

/** Exactly what was asked for, with the changes a test wants made. */
export const answerTo = (asked: Asked, changes: Changes = {}) => {
  const left = structuredClone(hooks);
  return {
    variants: anglesAsked(asked).map((angle): Item & { angle: string } => ({
      angle,
      ...clean[angle],
      ...changes.variants?.[angle],
    })),
    hooks: hooksAsked(asked).map((category) => ({
      category,
      text: changes.hooks?.[category] ?? left[category]?.shift(),
    })),
  };
};
