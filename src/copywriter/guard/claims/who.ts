import { splitWords } from '../text/word-index.ts';
import type { NounClass } from './lexicon/lexicon.ts';

const persons = new Set<string | undefined>(
  'customer patient professional student family people'.split(' '),
);

export const isPerson = (noun: NounClass | undefined): boolean => persons.has(noun);

/** "Gentlest", "fastest"; "forest" and "guest" are none. */
export const isMost = (word: string): boolean =>
  /^[a-z]{3,}est$/.test(word) &&
  !/^(?:for|inter|requ|conqu|hon|mod|harv|inv|sugg|dig|cont|prot|earn|arr|man|near|lat|b|w|n|t|r|ch|gu|qu|cr|z|p|bl|wr|f)est$/.test(
    word,
  );

export const agentPlural = /^[a-z]{3,}(?:ers|ors|ists|ants|ians|ologists)$/;

export const notAgents = new Set(
  splitWords(`numbers reminders letters papers answers offers computers printers covers layers hours colors colours
  flavors flavours doors floors errors others dinners corners orders powers towers flowers showers matters
  chapters headers filters folders borders mirrors sensors motors stickers drawers trailers chargers speakers
  headphones plants restaurants grants pants variants wants elephants ingredients indoors outdoors sweaters
  sneakers trainers slippers boilers heaters blenders wipers rollers markers planners tractors monitors
  timers fingers shoulders members centers centres calendars savers dryers fryers containers posters newsletters
  clusters parameters registers croissants starters burgers jumpers meters liters cucumbers peppers
  hangers wonders rollers`),
);
