import { contentWords } from '../likeness.ts';
import type { Phrase } from './brief-parts.ts';

const any = (list: string) => new RegExp(`\\b(?:${list})`, 'i');

/** What a trouble calls for: left how it is complained about, right how its cure is praised. */
const answers: readonly [RegExp, RegExp][] = [
  [
    any('wait|weeks\\b|queue|delay|late\\b|slow|hold\\b|backlog'),
    any(
      'same[- ]day|evening|saturday|weekend|next[- ]day|instant|fast|quick|in seconds|minutes|online|within|24|short notice|express|walk-in',
    ),
  ],
  [
    any('scared|afraid|nervous|anxious|fear|intimidat|embarrass|judg'),
    any('gentle|calm|friendly|patient|kind|private|discreet|beginner|no judg|small group|welcom'),
  ],
  [
    any('price|cost|expensive|fee|overpa|pay\\b|paying|charge|budget|subscription'),
    any(
      'price|free\\b|fixed|transparent|no fee|no hidden|no contract|afford|cancel|half|save|flat|one-off|no ads',
    ),
  ],
  [any('ads\\b|advert|pop-?ups?|spam'), any('ads\\b|ad-free|clean|quiet')],
  [
    any(
      'no idea|not knowing|never know|guess|unsure|unclear|lost|where|losing track|visib|chaos|scatter',
    ),
    any(
      'track|see\\b|real[- ]time|dashboard|live\\b|report|alert|clear|one place|know|find|update|map',
    ),
  ],
  [
    any(
      'paperwork|admin|manual|spreadsheet|chas|typing|repetit|juggl|no-shows?|forget|remind|miss',
    ),
    any('automat|reminder|one click|sync|template|digital|instant|online|import|alert|book'),
  ],
  [
    any('confus|complic|jargon|overwhelm|too many|hard to|difficult|fiddly|messy'),
    any('plain|simple|clear|easy|step|one place|one app|guid|explain|support|feedback|set ?up'),
  ],
  [
    any(
      'no time|hours|busy|time-?consum|takes? (?:ages|forever|too long)|rush|endless|late nights',
    ),
    any(
      'fast|quick|minutes|save|ready|instant|deliver|done for you|automat|same[- ]day|prep|short',
    ),
  ],
  [
    any(
      'stale|soggy|frozen|bland|processed|additives?|sugar|chemical|artificial|supermarket|boring (?:meals|lunch)',
    ),
    any(
      'fresh|organic|natural|homemade|local|no (?:added|additives|preserv)|season|slow|hand|baked|real',
    ),
  ],
  [any('heavy|bulky|big|space|clutter'), any('light|compact|fold|pocket|small|slim|stack|thin')],
  [
    any('crowd|tourist|packed|mass'),
    any('small group|private|quiet|local|off the|hidden|limited|max|guide'),
  ],
  [
    any('dark|dim|eye|glare|flicker|headache'),
    any('bright|dimm|warm light|flicker|adjust|soft|anti-glare'),
  ],
  [
    any('break|broke|flimsy|cheap\\b|wear|replace|throwaway|fall apart|dead batter'),
    any(
      'last|durab|warranty|guarantee|repair|solid|tough|sturdy|steel|oak|built|rechargeable|made',
    ),
  ],
  [
    any('dry\\b|tight skin|itch|irritat|sensitive|harsh|redness'),
    any('ceramide|moistur|hydrat|gentle|fragrance-free|soft|sooth|absorb|calm'),
  ],
  [
    any('wast|plastic|throw|landfill|packag'),
    any('refill|recycl|compost|reus|plastic-free|zero[- ]waste|sustain'),
  ],
  [
    any('alone|lonely|isolat|stuck|no (?:feedback|support|help)|motivat'),
    any(
      'coach|mentor|group|communit|feedback|support|live\\b|tutor|team|partner|weekly|teacher|native',
    ),
  ],
  [any('noise|noisy|loud|snor'), any('quiet|silent|noise|calm|peace')],
  [
    any('sweat|hot\\b|stuffy|damp|cold\\b|wet|rain|leak|draught'),
    any('breath|warm|dry|waterproof|insulat|cool|vent|seal|weather|thermal|wool'),
  ],
  [
    any('pushed out|unfair|dismiss|boss|bully|dispute|contract|rights'),
    any('advice|no win|call|solicitor|legal|fight|plain|represent|first'),
  ],
  [
    any('double[- ]book|overbook|calendar|schedul|rota|shift'),
    any('calendar|schedul|fixed|rota|online|sync|remind|book'),
  ],
  [
    any('trust|scam|hidden|small print|fake|counterfeit|donation'),
    any('transparen|clear|see where|authentic|certif|traceab|return|honest|volunteer|upfront'),
  ],
  [
    any('uncomfort|sore|back pain|blister|pinch|posture|stiff'),
    any('comfort|ergonom|adjust|soft|support|cushion|wide|stretch|fit'),
  ],
  [
    any('quote|compar|carrier|supplier|vendor|tools that|switching between'),
    any(
      'one (?:dashboard|place|price|invoice|app)|compar|every carrier|all your|single|integrat|same',
    ),
  ],
  [any('empty|half-empty|idle|unused'), any('empty|fill|full|share|consolidat|use')],
];

/** How well a benefit answers a pain; 0 means that putting them side by side would look odd. */
export const affinity = (pain: Phrase, benefit: Phrase) => {
  const words = contentWords(pain.text);
  const shared = [...contentWords(benefit.text)].filter((word) => words.has(word)).length;
  const answered = answers.filter(
    ([trouble, cure]) => trouble.test(pain.text) && cure.test(benefit.text),
  );
  return shared * 2 + answered.length;
};

/** Benefits with those that answer the pain in front. */
export const byAffinity = (pain: Phrase, benefits: Phrase[]) =>
  benefits
    .map((benefit, index) => ({ benefit, index, score: affinity(pain, benefit) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ benefit }) => benefit);

/** The pain that some benefit answers best, as an index; null if none is answered. */
export const bestAnswered = (pains: Phrase[], benefits: Phrase[]): number | null => {
  const scores = pains.map((pain) =>
    Math.max(0, ...benefits.map((benefit) => affinity(pain, benefit))),
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best);
};
