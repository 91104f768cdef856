import { pairs } from '../../../kernel/folding/signs.ts';
import { wordsAmong } from '../../../kernel/folding/word-index.ts';
import { type PolicyRule, rangesOf } from './rule.ts';

const profane = `fuck* motherfuck* fck fcking fuk fukin fuckin shit shits shitty shite bullshit horseshit dipshit shitload bitch bitches bitchy bastard bastards asshole* arsehole* arse ass asses dumbass badass smartass cunt cunts twat twats wank* bollocks
  damn damned goddamn dammit crap crappy piss pissed pissing prick pricks slut sluts whore* dickhead* dicks titties boobs porn porno nigger* nigga* faggot* retarded retards motherf effing
  mierda joder jodid* puta puto putas putos cabron* gilipollas pendej* chingad* chingar verga carajo hijueputa cojones merde merdes merdique putain connard* connasse* encul* salope* salaud* chier chiant chiante foutre bordel couilles
  scheiss* scheis* fick ficken fickt gefickt arsch arschloch* arschgeige wichser* hurensohn* kacke fotze* verdammt* verfickt* beschissen* mistkerl* merda merdas porra caralho foda fodase foder fodido fodida puta buceta cacete cuzao arrombad*
  cazzo cazzi cazzata* vaffanculo stronz* puttan* coglion* fottut* minchia fanculo culo incazz* merdos* kut kutzooi klote klootzak* godverdomme verdomme neuken lul hoer hoeren kanker* tering tyfus schijt eikel mierenneuk*
  javla javlar jävel fitta kuk helvete satan perkele vittu saatana knulla lort fanden kurwa kurwy gowno chuj huj pierdol* spierdal* jebac jebany dupek zajebist* kurva hovno prdel pica
  блядь бля сука хуй хуе* хуё* пизд* еба* ёба* говно дерьмо мудак* жопа siktir orospu amk sikim yarrak gotunu خرا كس شرموطة زب 씨발* 시발* 개새끼* 병신* 좆* retard tits`;
const isProfane = wordsAmong(profane);

/** Rude in one language and ordinary in others: a delay and bleach in French, what itches in Spanish. */
const ordinaryIn = new Map(
  Object.entries({ retard: 'fr', tits: 'fr', javel: 'fr', pica: 'es it' }),
);

const leet = new Map(pairs('@431!0$57', 'aaeiiosst'));

const chunk = /[\p{L}\p{N}@$!*#%&_.\-+]{2,40}/gu;
// Letters, two or more masking signs and perhaps more letters: "f**k", "f*!%ing", "s#!t". Behind a word "?!" masks nothing.
const masked =
  /(?<![\p{L}\p{N}])\p{L}{1,3}(?:[*#@!%$&_?^~]{2,6}\p{L}{1,6}|[*#@%$&_^~]{2,6})(?![\p{L}\p{N}%])/gu;
const knownMask =
  /(?<![\p{L}\p{N}])(?:f[*#@!%$&.\-_]c?k\p{L}{0,4}|fu[*#@!%$&]k?\p{L}{0,4}|s[h]?[*#@!%$&][i*]?t\p{L}{0,3}|b[*#@!%$&][t]?ch\p{L}{0,3}|a[*#@$]s(?:h\p{L}*)?|c[*#@!%$&]nt\p{L}?|d[*#@!%$&]mn|p[*#@!%$&]ss\p{L}{0,3}|a\$\$|wh[*#@]re|m[*]erda?|put[*@]|sch[*]{1,3}(?:ss|ß)\p{L}*|f[*]ck\p{L}*)(?![\p{L}\p{N}])/giu;
const grawlix = /(?<![\p{L}\p{N}])[#@!%$&*]{4,}/gu;
// Told from an ice-cream cone by its accent alone, which folding takes away.
const accented = /(?<!\p{L})co(?:ñ|n\u0303)o(?!\p{L})/giu;
const rudeEmoji = /🖕|🍆\s?(?:💦|🍑)|🍑\s?(?:🍆|💦)|💩/gu;
const rudeInRuns = /他妈的|操你|傻逼|妈的|クソ|くそったれ|死ね/g;

const roadNumber = /^\p{Lu}\d+\.?$/u;

/** "SKG**": a grade, where no rude word begins so. */
const isGraded = (word: string): boolean =>
  /^\p{L}{3}\*+$/u.test(word) && !` ${profane}`.includes(` ${word.slice(0, 3).toLowerCase()}`);

const unleet = (word: string): string => [...word].map((sign) => leet.get(sign) ?? sign).join('');

/** Whole words only, so that Scunthorpe and a class assembly may advertise. */
export const profanity: PolicyRule = {
  id: 'policy.profanity',
  message: 'is profane or masks profanity. Use a plain word.',
  find({ tokens, tongue }) {
    const isRude = (word: string): boolean =>
      isProfane(word) &&
      !tongue.languages.some((language) => ordinaryIn.get(word)?.includes(language));
    return tokens.flatMap(({ text, kind }, at): [number, number][] =>
      kind === 'word' && isRude(text) ? [[at, at + 1]] : [],
    );
  },
  scan(text) {
    // Nothing can be masked where there are only Latin letters and plain marks.
    if (/^[a-z\s.,;:'’?-]*$/i.test(text)) return [];
    const found = [masked, knownMask, grawlix, accented, rudeEmoji, rudeInRuns]
      .flatMap((pattern) => rangesOf(text, pattern))
      .filter(([start, end]) => !isGraded(text.slice(start, end)));
    for (const { 0: word, index } of text.matchAll(chunk)) {
      if (!/[@$!0-9]/.test(word) || !/\p{L}/u.test(word) || roadNumber.test(word)) continue;
      const plain = unleet(word.toLowerCase()).replace(/[^\p{L}]+$/u, '');
      if (/^\p{L}+$/u.test(plain) && isProfane(plain)) found.push([index, index + word.length]);
    }
    return found;
  },
};
