const acronyms = new Set(
  (
    'VAT CRM SEO SEM USB LED OLED LCD HR UK US USA EU UAE NYC LA AI ML PDF API GPS TV PC IT ATM SIM SMS SSD HDD HD UHD RGB UV SPF BPA ' +
    'DIY FAQ CEO CFO CTO ERP POS PR QR VR AR XR VPN NFC RFID MBA GMAT SAT IELTS TOEFL GDPR HIPAA ISO BMW IBM DHL UPS FBA GCSE ' +
    'NHS IRS LLC ISA ETF IRA KYC AML PPC ROI KPI CMS SQL CSS HTML IOS MRI DNA CBD OCR CAD CNC HVAC AC DJ MC BBQ XL XXL II III IV DSGVO KMU TÜV ITV IVA TVA BTW'
  ).split(' '),
);

const isShouted = (word: string) => /^\p{Lu}[\p{Lu}'’]+$/u.test(word) && !acronyms.has(word);

/** Short words that nobody writes in capitals unless they shout. */
const alwaysShouted = new Set(
  (
    'NEW NOW BUY FREE SALE BEST OFF ALL ANY THE AND FOR YOU YOUR GET TOP HOT WOW YES EVER ONLY MORE SAVE SUPER CHEAP TODAY MEGA HUGE ' +
    'GRATIS NUEVO OFERTA YA JETZT NEU NUR GRATUIT NOUVEAU AGORA NOVO GRÁTIS ORA NUOVO SOLO NU NIEUW'
  ).split(' '),
);

const words = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** A name keeps its first letters: nobody knows which of its words is a town. */
const calmed = (word: string, isName: boolean, at: number) =>
  isName && (word.length > 3 || at === 0) && !alwaysShouted.has(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word.toLowerCase();

/** "LA CAVE", "LE DOS EN MIETTES": no short form, but one of the words that are shouted. */
const besideShouted = (text: string, word: string, at: number) =>
  /^\p{Lu}{2}$/u.test(word) && /^ \p{Lu}{3}/u.test(text.slice(at + word.length));

const lowerShouted = (text: string, everything: boolean, isName: boolean) =>
  text.replace(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    // "SALSA Y BACHATA", "FOR A WEEK": a letter between shouted words is one of them; "I" stays.
    const isBetween =
      everything && /^[^I]$/u.test(word) && between.test(text.slice(at - 2, at + 3));
    const isWord = isShouted(word) || besideShouted(text, word, at);
    const isLoud = isWord && (everything || alwaysShouted.has(word));
    return isLoud || isBetween ? calmed(word, isName, at) : word;
  });

const between = /^\p{Lu} \p{Lu} \p{Lu}$/u;

const longShouted = (text: string) =>
  words(text).filter((word) => word.length > 3 && isShouted(word));

/** "MUDDY PAWS dog grooming, Swansea": whoever gives a town its capital only makes the name stand out. */
export const isTitled = (text: string): boolean => /(?<!\p{L})\p{Lu}\p{Ll}{2}/u.test(text);

/** "NETTOYAGE DE TAPIS – Maison Sarkis": more than a name. */
export const isLoudLine = (text: string): boolean =>
  /(?:(?<![\p{L}\d])\p{Lu}{2,}(?:[\s&!,]+|$)){3}/u.test(text);

/** Two long words in capitals are no name any more, if nothing else has one. */
export const isLoud = (text: string): boolean => longShouted(text).length > 1 && !isTitled(text);

/** Shouting comes down to ordinary letters; one word in capitals may be a name and stays. */
export const calmDown = (text: string, { isName }: { isName: boolean }) => {
  const shouted = words(text).filter(isShouted);
  const long = longShouted(text);
  const all = words(text).filter((word) => /\p{L}/u.test(word));
  // "LE DOS EN MIETTES après", "NO FIX NO FEE"
  const isRun = isLoudLine(text);
  const wholeText = shouted.length === all.length && (!isName || all.length > 1);
  // Three words or more are a sentence, and no name.
  return lowerShouted(
    text,
    long.length >= 2 || (isRun && !isName) || (wholeText && long.length > 0),
    isName && (shouted.length < 3 || isTitled(text)),
  );
};
