import { setOf } from '../../../kernel/folding/word-index.ts';
import { type PolicyRule, rangesOf } from './rule.ts';

const acronyms = setOf(
  `HTML GDPR HVAC SAAS NASA JPEG HDMI WIFI RSVP FAQS ASAP IKEA ASOS LEGO NATO UNICEF HIPAA COVID ISO LED OLED QLED NFC AI API USB SEO CRM VAT ROI KPI PDF DIY POV FAQ GPS UV SPF BPA USA UK EU UAE NYC LA TV PC HR IT CEO CFO PR
  ADHD FOMO YOLO LGBTQ BBQ SUV DVD XXL XXXL ERP POS OTC IPA CBD HIIT TRX MBA PHD GCSE IELTS TOEFL AWS SQL CSS JSON HTTP HTTPS CAPTCHA SWAT RADAR SCUBA NOTE SMART PIN SIM ATM FDA NHS BMW AUDI MRI RAM ROM GIF PNG SVG OEKO TEX GOTS
  DSGVO TUEV TÜV GMBH LLC LTD INC PLC IBAN SEPA EUR USD GBP CHF RGPD IVA TVA PME TPE UNESCO UEFA FIFA EURO PAYE HMRC ISA`,
);
const shortWords = setOf(
  `NOW BUY ALL NEW GET OFF THE YOU WIN HOT BIG TOP TRY SEE OUR NOT FOR AND ARE CAN DAY ONE WOW YES NO GO UP IT IS TO WE
  ONLY FREE BEST SALE STOP LAST HURRY DEAL YOUR`,
);

const words = /\p{L}[\p{L}\p{M}'’]*/gu;

const isShouted = (word: string, known: ReadonlySet<string>): boolean => {
  if (word.length < 2 || word !== word.toUpperCase() || word === word.toLowerCase()) return false;
  if (known.has(word) && !shortWords.has(word)) return false;
  if (acronyms.has(word)) return false;
  if (word.length <= 3) return shortWords.has(word);
  return /[AEIOUYÄÖÜÀÁÈÉÌÍÒÓÙÚÃÕÊАЕИОУЯЮЁЭЫΑΕΗΙΟΥΩ]/.test(word);
};

export const shouting: PolicyRule = {
  id: 'policy.shouting',
  message: 'shouts. Use capitals only where the language or a brand needs them.',
  scan(text, knownCapitals) {
    if (!/\p{Lu}['’\p{M}]*\p{Lu}/u.test(text)) return [];
    const all = [...text.matchAll(words)];
    const shouted = all.filter(({ 0: word }) => isShouted(word, knownCapitals));
    const [first] = shouted;
    const last = shouted.at(-1);
    if (!first || !last) return [];
    const loud =
      shouted.length >= 3 || (shouted.length >= 2 && shouted.length * 10 > all.length * 6);
    return loud ? [[first.index, last.index + last[0].length]] : [];
  },
};

const excess =
  /[!¡]{2,}|[?¿]{3,}|\?{2,}|(?:[!?]{3,})|\.{4,}|…{2,}|,{2,}|;{2,}|(?<!(?<!\p{L})A)([$€£*#~=_|<>^+&])\1{2,}|([!?]\s?){4,}/gu;
const stretched = /((?![wzmhr])\p{L})\1{3,}/giu;
const threaded = /(?<![\p{L}\p{N}])\p{L}([*_~|+^·•=\-/\\])\p{L}(?:\1\p{L}){2,}(?![\p{L}\p{N}])/gu;
const starred = /(?<![\p{L}\p{N}])\p{L}([*_~|^·•=])\p{L}\1\p{L}(?![\p{L}\p{N}])/gu;
const dotted =
  /(?<![\p{L}\p{N}.])\p{Ll}\.\p{Ll}(?:\.\p{Ll}){2,}(?![\p{L}\p{N}]|\.\))|(?<![\p{L}\p{N}.])\p{Lu}\.\p{Lu}(?:\.\p{Lu}){4,}/gu;
const spacedOut = /(?<![\p{L}\p{N}'’])\p{L}(?: \p{L}){3,}(?![\p{L}\p{N}'’])/gu;
const swapped =
  /(?<=\p{L})[$€£¥](?=\p{L})|(?<=\p{L})@(?=\p{L}{1,15}(?![\p{L}\p{N}.-]))|(?<![\p{L}\p{N}])[$€£]\p{L}{2,}|(?<=\p{L}\p{L})[$€£]{2,}/gu;
const loneSign = /(?<=\p{L}\s)@(?=\s\p{L})/gu;

/** Marks in a row, a sign thrice, letters alone, money before letters, two shouts: quick to see in small letters, and without them nothing is overdone. */
const suspect =
  /[!¡?¿.…,;]\s?[!¡?¿.…,;]|(.)\1{2}|[*_~|+^·•=\-/\\.].[*_~|+^·•=\-/\\.]| . . |[$€£¥](?![\s\d.,;:!?)/–-])|@|!.*!/su;

const overdone = [excess, stretched, threaded, dotted, spacedOut, starred, swapped, loneSign];

/** "?!", and kinds by their letters: "maths A B C D". */
const isUsual = (found: string): boolean =>
  /^(?:\?!|!\?)$/.test(found) || 'A B C D E F G H'.includes(found);

export const punctuation: PolicyRule = {
  id: 'policy.punctuation',
  message:
    'overdoes marks, symbols or repeated letters. Write it plainly, with one mark at a time.',
  scan(text) {
    if (!suspect.test(text.toLowerCase())) return [];
    const found = overdone.flatMap((pattern) => rangesOf(text, pattern));
    const marks = text.match(/!/g)?.length ?? 0;
    if (marks > 3) found.push([text.indexOf('!'), text.lastIndexOf('!') + 1]);
    return found.filter(([start, end]) => !isUsual(text.slice(start, end)));
  },
};

const emoji =
  /\p{RI}\p{RI}|\p{Emoji_Presentation}(?:\u200d\p{Emoji}|\p{EMod}|\ufe0f)*|\p{Emoji}\ufe0f(?:\u200d\p{Emoji}\ufe0f?)*/gu;
const bullets = new RegExp(`^(?:${emoji.source})(?=\\s?[\\p{L}\\p{N}£$€])`, 'gmu');
const emojiLimit = 4;

export const emojiExcess: PolicyRule = {
  id: 'policy.emoji',
  message: 'uses too many emoji. Keep at most four, and no runs of the same one.',
  scan(text) {
    if (!/[^\u0000-\u02ff]/.test(text)) return [];
    // One at the head of each line marks a list.
    const found = [...text.replace(bullets, (mark) => ' '.repeat(mark.length)).matchAll(emoji)];
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) return [];
    const run = found.some(
      ({ 0: sign }, at) => sign === found[at + 1]?.[0] && sign === found[at + 2]?.[0],
    );
    return found.length > emojiLimit || run ? [[first.index, last.index + last[0].length]] : [];
  },
};
