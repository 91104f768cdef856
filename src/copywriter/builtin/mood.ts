import type { Brief } from '../types.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

/** Tone words, English first, then their cousins in the other languages. */
const tones: readonly [string, RegExp][] = [
  [
    'playful',
    any(
      'play|fun(?!\\p{L})|funny|witt|cheek|humou?r|quirk|silly|light-?hearted|jok|juguet|divertid|drôle|ludique|amusant|verspielt|witzig|humorv|frech|brincalh|giocos|divert|spiritos|speels|grappig|locker',
    ),
  ],
  [
    'luxury',
    any(
      'luxur|elegan|premium|sophisticat|refined|exclusive|high-?end|lujo|luxe|haut de gamme|edel|hochwertig|luxo|sofistica|lusso|raffinat|stijlvol',
    ),
  ],
  [
    'professional',
    any(
      'profession|formal|corporate|business|expert|authorit|serious|sober|factual|trustworth|calm|serio|sérieu|sachlich|seriös|förmlich|séri[oa]|profissional|formale|zakelijk|seri[eé]us|rationa|technical|clinical',
    ),
  ],
  [
    'warm',
    any(
      'warm|friend|caring|kind|empath|sincere|gentle|heart|welcom|reassur|support|human|hopeful|cálid|cercan|amable|chaleur|amical|bienveill|herzlich|freundlich|nahbar|caloros|amig|acolhed|amichevol|accoglien|vriendelijk|hartelijk',
    ),
  ],
  [
    'bold',
    any(
      'bold|confiden|edg|direct|punch|provocat|energe|urgen|strong|daring|loud|brave|assert|atrevid|audac|directo|énergi|mutig|frech|direkt|ousad|diret|audace|dirett|gedurfd|energiek|krachtig',
    ),
  ],
];

const soberTone = any(
  'sincere|serious|sober|formal|respectful|solemn|calm|dignif|serio|sérieu|seriös|sóbri|séri[oa]|ernst|rustig|sobri|formale?',
);

const soberTrades = new Set(['cause', 'health', 'remedy', 'law', 'money', 'funeral']);

/** Troubles one does not joke about, whoever sells against them. */
const grave = any(
  'grief|griev|bereave|funeral|death|dying|died|lost a|abuse|violence|hunger(?!\\p{L})|go(?:es|ing)? hungry|hungry (?:famil|child|people)|skipping meals|homeless|illness|cancer|diagnos|divorce|debt|redundan|dismiss|(?<!-)(?<!(?:wood|kiln|gas|coal|oil) )fired(?! up)|sacked|unfair|injur|accident|eviction|bankrupt|loneliness|suicid|addiction|refugee|duelo|muerte|deuil|décès|trauer|tod(?!\\p{L})|luto|morte|lutto|rouw|overlij|deuda|dettes?|schulden|dívida|debiti|hambre|faim(?!\\p{L})|fome(?!\\p{L})',
);

const business = any(
  'manager|teams?(?!\\p{L})|business|compan|agenc|clinics?(?!\\p{L})|founder|startup|restaurants?(?!\\p{L})|manufactur|retailer|wholesal|hr(?!\\p{L})|b2b|enterprise|freelanc|contractors?(?!\\p{L})|consultants?(?!\\p{L})|director|executive|owners? of|shop owners|operators|hoteliers|accountants|developers|marketers|landlords|employers|procurement|it departments|empresa|pymes|entreprise|pme(?!\\p{L})|unternehmen|betriebe?|kmu|empresári|aziend|pmi(?!\\p{L})|bedrijven|ondernemers|mkb|autónomos|selbstständige|équipes|gerentes',
);

const toneOf = (tone: string) => tones.find(([, words]) => words.test(tone))?.[0] ?? 'plain';

/** How the copy may sound: one tone, sober or open, and who is spoken to. */
export const moodsOf = (brief: Brief, trade: string | null): Set<string> => {
  const tone = toneOf(brief.tone ?? '');
  const trouble = [brief.product, brief.audience, ...brief.pain_points].join(' ');
  const isSober =
    soberTone.test(brief.tone ?? '') ||
    (trade !== null && soberTrades.has(trade)) ||
    grave.test(trouble);
  const isBusiness = business.test(brief.audience) && trade !== 'job' && trade !== 'cause';
  const moods = new Set([tone, isSober ? 'sober' : 'open']);
  if (isBusiness) moods.add('business');
  if (trade) moods.add(trade);
  if (brief.landing_url) moods.add('url');
  // Nothing but a product: lines that fill the silence honestly come into play.
  if (brief.benefits.length + brief.pain_points.length === 0) moods.add('bare');
  return moods;
};
