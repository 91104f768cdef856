import { type Reading, type Trade, toneNames } from '../languages/pack.ts';
import type { Brief } from '../types.ts';
import type { Understanding } from './vocabulary.ts';

const soberTrades: ReadonlySet<string> = new Set(['cause', 'health', 'law', 'money', 'funeral']);

const both =
  /(?<!\p{L})(?:we|our|wir|uns\p{L}*|nous|notre|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|wij|ons|onze)(?!\p{L})/iu;

const calling =
  /(?<!\p{L})(?:anruf|telefon|calls?(?!\p{L})|phone|appels?(?!\p{L})|faire sonner|llamad|chiamat|chamadas|ligações|bellen|telefoon)/iu;
const writing =
  /mail|whats|zap|sms|messag|mensa|nachricht|bericht|form|dm(?!\p{L})|insta|web|online|site/iu;

const elders =
  /senior|rentner|pensionist|ruheständ|bejaard|(?:ab|über|vanaf|\+) ?(?:5[5-9]|[67]\d)(?!\d)|[67]\d ?\+/iu;

const young = /(?<!\p{L})(?:jung|jugendlich|cool|hip|frisch|sportlich|flott)/iu;

/** How the copy may sound: one tone, sober or open, formal or not, and who is spoken to. */
export const moodsOf = (
  brief: Brief,
  trade: Trade | null,
  { tones, soberTones, grave, business }: Understanding,
  { formal, familiar, otherwise, oneself }: Reading,
): Set<string> => {
  const { product, audience, benefits, pain_points, offer = '', tone: asked = '' } = brief;
  const tone = toneNames.find((name) => tones[name].test(asked)) ?? 'plain';
  const trouble = [product, audience, ...pain_points].join(' ');
  const isSober =
    soberTones.test(asked) || (trade !== null && soberTrades.has(trade)) || grave.test(trouble);
  // Where a form of address is at stake, firms in the product line or the aim count too.
  const readers = formal ? `${audience} ${product} ${brief.objective ?? ''}` : audience;
  const isBusiness = business.test(readers) && trade !== 'job' && trade !== 'cause';
  const isPolished = (tone === 'professional' || tone === 'luxury') && trade !== 'cause';
  // What somebody is quoted to say is not said to the reader.
  const told = [product, ...benefits, ...pain_points, offer, asked]
    .join('. ')
    .replace(/[«„“"][^«»„“”"]*[»“”"]/gu, '');
  const isOlder = elders.test(audience);
  // Whoever says "Sie" to the reader does so all through, and so does who says "du".
  const isTold = formal?.test(told) || familiar?.test(told);
  const isFormal =
    formal?.test(told) ||
    (!familiar?.test(told) && (isSober || isBusiness || isPolished || isOlder));
  // Firms among other readers in a young tone, or no tone that says which: either could be wrong.
  const isYoung = tone === 'playful' || tone === 'bold' || young.test(asked);
  const isOpen = !isTold && (isBusiness ? isYoung : !isFormal && tone === 'plain' && !isYoung);
  const moods = new Set<string>([
    isSober && (tone === 'playful' || tone === 'bold') ? 'plain' : tone,
    isSober ? 'sober' : 'open',
    isFormal ? 'formal' : 'informal',
  ]);
  if (otherwise?.test(told) || (formal && isOpen)) {
    moods.add('other');
    // German lines say which of the two they are; to "ihr" neither is said.
    if (formal) for (const mood of ['formal', 'informal']) moods.delete(mood);
  }
  // Nobody who says "I" is asked to write to us, unless he says both.
  const offered = [product, ...benefits, offer].join('. ');
  if (oneself.test(offered) && !both.test(offered)) moods.add('self');
  const aim = (brief.objective ?? '').replace(/\([^()]*\)/gu, '');
  if (calling.test(aim) && !writing.test(aim)) moods.add('calls');
  if (isBusiness) moods.add('business');
  if (trade) moods.add(trade);
  return moods;
};
