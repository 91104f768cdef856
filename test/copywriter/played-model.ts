import type { Asked } from './model-server.ts';

type Fact = { id: string; text: string };

const userOf = ({ body }: Asked): string =>
  body.messages.map(({ role, content }) => (role === 'user' ? content : '')).join('');

/** Whether the question is the judge's. */
export const isJudgement = (question: Asked): boolean => userOf(question).startsWith('Sources:');

const factsIn = (text: string): Fact[] =>
  Array.from(text.matchAll(/^(product|offer|b\d+)(?: \(proof\))?: (".*")$/gm), (match) => ({
    id: match[1] ?? '',
    text: JSON.parse(match[2] ?? '""'),
  }));

/** What the question asks for, as a model would read it. */
export const orderIn = (question: Asked) => {
  const user = userOf(question);
  const hooks = Array.from(user.matchAll(/^- (\d+) × ([a-z-]+):/gm), ([, count, category]) =>
    Array.from({ length: Number(count) }, () => category ?? ''),
  ).flat();
  return {
    variants: Number(/^Write (\d+) ads?\./m.exec(user)?.[1] ?? 0),
    hooks,
    facts: factsIn(user),
    user,
  };
};

const openings = [
  'The kettle is on and the list is long.',
  'Monday, and the phone rings before the coffee.',
  'Somebody has to keep track of it all.',
  'A note on the fridge, again.',
  'It begins with a small thing.',
  'The van is parked, the street is quiet.',
  'Late light in the workshop.',
  'A drawer full of paper.',
  'The bell over the door rings.',
  'Rain on the skylight since breakfast.',
  'Keys, coat, one last look back.',
  'An empty chair by the window.',
];

const heads = [
  'A calmer start',
  'Less to carry',
  'One list fewer',
  'Plain and simple',
  'Your own pace',
  'Begin today',
  'Quiet evenings',
  'Enough said',
  'The short way',
  'Come and see',
  'No fuss',
  'Made plain',
];

/** Numbered anew for each question, so that questions side by side bring different ads. */
let turn = 0;

/** An ad that states one fact in its own words and claims it. */
const honestVariant = ({ facts }: ReturnType<typeof orderIn>, at: number) => {
  const lead = facts[(at % Math.max(facts.length - 1, 1)) + 1] ?? facts[0] ?? { id: '', text: '' };
  const product = facts[0] ?? lead;
  const hook = openings[at % openings.length] ?? '';
  return {
    angle: `${['Kettle', 'Phone', 'Track', 'Fridge', 'Small thing', 'Van', 'Workshop', 'Drawer', 'Bell', 'Rain', 'Keys', 'Chair'][at % 12]} idea`,
    hook,
    primary_text: `${hook} ${product.text}. ${lead.text}. Have a look.`,
    headline: heads[at % heads.length] ?? '',
    headline_shorter: 'Short head',
    description: 'See how it works',
    description_shorter: 'See how',
    call_to_action_type: 'LEARN_MORE',
    stated: [product, lead],
  };
};

export type Answer = {
  variants: Omit<ReturnType<typeof honestVariant>, 'stated'>[];
  hooks: { category: string; text: string; fact: string }[];
  claims: { ad: number; words: string; sources: { fact: string; quote: string }[] }[];
};

/** An answer that a careful model gives to a question. */
export const honestAnswer = (question: Asked): Answer => {
  const order = orderIn(question);
  const from = turn;
  turn += order.variants;
  const ads = Array.from({ length: order.variants }, (_, at) => honestVariant(order, from + at));
  return {
    variants: ads.map(({ stated: _, ...ad }) => ad),
    hooks: order.hooks.map((category, at) => ({
      category,
      text: `A plain line of the kind ${'abcdefghijklmnopqrstuvwxyz'.charAt(at)} to begin with, ${['calm', 'short', 'dry'][turn % 3]}`,
      fact: 'none',
    })),
    claims: ads.flatMap(({ stated }, at) =>
      stated.map(({ id, text }) => ({
        ad: at + 1,
        words: text,
        sources: [{ fact: id, quote: text }],
      })),
    ),
  };
};

/** A verdict that finds what the facts say, and the text that no fact carries. */
export const honestVerdict = (question: Asked) => {
  const user = userOf(question);
  const facts = factsIn(user);
  const texts = Array.from(user.matchAll(/^([AHC]\d+): (".*")$/gm), ([, id, text]) => ({
    id: id ?? '',
    text: JSON.parse(text ?? '""') as string,
  }));
  return {
    claims: texts.flatMap(({ id, text }) => {
      const carried = facts
        .filter((fact) => text.includes(fact.text))
        .map((fact) => ({
          text: id,
          claim: fact.text,
          sources: [{ fact: fact.id, quote: fact.text }],
        }));
      const invented =
        /radio and a solar lamp|hand-painted umbrella|wooden flute|whales love it/.exec(text);
      return invented ? [...carried, { text: id, claim: invented[0], sources: [] }] : carried;
    }),
    run: texts.filter(({ id }) => id.startsWith('A')).map(({ id }) => id),
  };
};
