const acronyms = new Set(
  (
    'VAT CRM SEO SEM USB LED OLED LCD HR UK US USA EU UAE NYC LA AI ML PDF API GPS TV PC IT ATM SIM SMS SSD HDD HD UHD RGB UV SPF BPA ' +
    'DIY FAQ CEO CFO CTO ERP POS PR QR VR AR XR VPN NFC RFID MBA GMAT SAT IELTS TOEFL GDPR HIPAA ISO BMW IBM DHL UPS FBA GCSE ' +
    'NHS IRS LLC ISA ETF IRA KYC AML PPC ROI KPI CMS SQL CSS HTML IOS MRI DNA CBD OCR CAD CNC HVAC AC DJ MC BBQ XL XXL II III IV DSGVO KMU TÜV ITV IVA TVA BTW EARL SARL SAS SASU EURL SCEA GAEC SRL SNC SLU SAT LDA'
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

/** How a language writes a word that was typed in capitals: null where it is no everyday word; and what is a place. */
export type Speller = {
  spell: (word: string) => string | null;
  isPlace: (word: string) => boolean;
  isWord: (word: string) => boolean;
  /** Nouns have capitals, so what no list knows keeps its own. */
  hasNouns: boolean;
};

export const noSpeller: Speller = {
  spell: () => null,
  isPlace: () => false,
  isWord: () => true,
  hasNouns: false,
};

/** A name keeps its first letters: nobody knows which of its words is a town. */
const calmed = (word: string, isName: boolean, at: number) =>
  isName && (word.length > 3 || at === 0) && !alwaysShouted.has(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word.toLowerCase();

/** "LA CAVE", "LE DOS EN MIETTES": no short form, but one of the words that are shouted. */
const besideShouted = (text: string, word: string, at: number) =>
  /^\p{Lu}{2}$/u.test(word) && /^ \p{Lu}{3}/u.test(text.slice(at + word.length));

const between = /^\p{Lu} \p{Lu} \p{Lu}$/u;

const longShouted = (text: string) =>
  words(text).filter((word) => word.length > 3 && isShouted(word));

/** "MUDDY PAWS dog grooming, Swansea": whoever gives a town its capital only makes the name stand out. */
const isTitled = (text: string): boolean => /(?<!\p{L})\p{Lu}\p{Ll}{2}/u.test(text);

const isLoudLine = (text: string): boolean =>
  /(?:(?<![\p{L}\d])\p{Lu}{2,}(?:[\s&!,]+|$)){3}/u.test(text);

const separators = /\s[–—-]\s|\.\s|[|:!?(),]|\p{Extended_Pictographic}\uFE0F?/u;

/** "MERINO SOCKS – Errigal": another part begins with a name. */
const isNamedBehind = (text: string, { isPlace }: Speller) =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(1)
    .some(
      (part) =>
        /^\p{Lu}\p{Ll}/u.test(part) && !isPlace(part) && !isPlace(part.split(/[ /]/u)[0] ?? ''),
    );

/** "THE MENDING ROOM, clothes alterations, Ludlow": what is shouted in front, where no other part begins with a name. */
const frontName = (text: string, speller: Speller): string => {
  const first =
    text
      .split(separators)
      .find((part) => /\p{L}/u.test(part))
      ?.trim() ?? '';
  const [front = ''] = /^(?:[\p{Lu}\d'’&+-]+(?:\s|$))+/u.exec(first) ?? [];
  const goesOn = /^\p{Ll}{1,4}(?:\s|$)/u.test(first.slice(front.length).trim());
  return goesOn || words(front).length < 2 || isNamedBehind(text, speller) ? '' : front.trim();
};

const littleWords = new Set(
  'A AN AND AT BY FOR IN OF ON OR THE TO UND DER DIE DAS VON ET DE DU DES LA LE LES EN Y EL LOS E DI DEL DELLA DA DO DOS VAN HET'.split(
    ' ',
  ),
);

/** A title in ordinary letters: "The Mending Room". */
const asTitle = (name: string) =>
  name.replace(/[\p{L}'’]+/gu, (word, at: number) =>
    at > 0 && littleWords.has(word)
      ? word.toLowerCase()
      : word.charAt(0) + word.slice(1).toLowerCase(),
  );

/** "Asheville NC", "Novo Airão, AM" */
const isState = (text: string, word: string, at: number) =>
  word.length === 2 &&
  /\p{Lu}\p{Ll}+(?:,? |\/)$/u.test(text.slice(0, at)) &&
  /^(?:$|[\s]*[–—()|,;.!\p{Extended_Pictographic}])/u.test(text.slice(at + 2));

const codeBefore = /(?<!\p{L})(?:code|código|codice|coupon|bon):?\s$/iu;

/** A long word that no list knows is shouted too, where no code stands. */
const longestAcronym = 5;

const lowerShouted = (
  text: string,
  { isName, spell, everything }: { isName: boolean; everything: boolean } & Pick<Speller, 'spell'>,
) =>
  text.replace(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    if (codeBefore.test(text.slice(0, at))) return word;
    if (isState(text, word, at)) return word;
    // "Cap Bac (SAS)", "Siena (SI)": a short form that stands alone.
    if (/\($/u.test(text.slice(0, at)) && /^.{2,5}\)/u.test(text.slice(at, at + word.length + 1)))
      return word;
    const everyday = isShouted(word) ? spell(word) : null;
    if (everyday !== null) return everyday;
    const before = text.slice(0, at);
    const behind = text.slice(at + word.length);
    // "Patrón de yate y PER", "Daniel O'Rourke, MPTA": a short one alone, of which no list knows, is no shouting.
    const isAlone =
      (/^\p{Lu}{3}$/u.test(word) &&
        !/\p{Lu}{2}\W{0,3}$/u.test(before) &&
        !/^\W{1,3}\p{Lu}{2}/u.test(behind)) ||
      (word.length < longestAcronym &&
        /[,(] ?$/u.test(before) &&
        /^(?:$|[,)]| [–—-])/u.test(behind));
    if (isAlone && !alwaysShouted.has(word)) return word;
    // "Visita a la MINA de cinabrio", "GLAS-IN-LOOD"
    const isInside = /\p{Ll} $/u.test(before) && /^(?: \p{Ll}|[.,;!?]|$)/u.test(behind);
    if (isShouted(word) && word.length > 3 && (isInside || /\p{L}-$/u.test(before)))
      return isName && !/^ \p{Ll}/u.test(behind) ? calmed(word, true, at) : word.toLowerCase();
    // "cucito A mano"
    if (/^[AEOUY]$/u.test(word) && /\p{Ll} $/u.test(before) && /^ \p{L}{2}/u.test(behind))
      return word.toLowerCase();
    // "Mel de URZE Serra do Açor"
    if (isName && isShouted(word) && word.length > 3 && /\p{Ll} $/u.test(before))
      return calmed(word, true, at);
    // "SALSA Y BACHATA", "FOR A WEEK": a letter between shouted words is one of them; "I" stays.
    const isBetween =
      everything && /^[^I]$/u.test(word) && between.test(text.slice(at - 2, at + 3));
    const isWord = isShouted(word) || besideShouted(text, word, at);
    const isLoud =
      isWord &&
      (everything || alwaysShouted.has(word) || (!isName && word.length > longestAcronym));
    return isLoud || isBetween ? calmed(word, isName, at) : word;
  });

/** "Micro-crèche LES PETITS CAILLOUX": what is shouted behind its kind, up to the end of its part, is a name. */
const shoutedName =
  /(?<=(?:^|[–—|:!?.(]|\p{Extended_Pictographic}\uFE0F?)\s*\p{L}[\p{Ll}-]{4,}(?: \p{Ll}{5,})? )\p{Lu}[\p{Lu}'’]+(?: [\p{Lu}'’]+)+(?=\s*(?:$|[–—|:!?.,()\p{Extended_Pictographic}]))/gu;

const upperFirst = (text: string) => text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());

/** Shouting comes down to ordinary letters; a word in capitals that no language knows may be a name and stays. */
export const calmDown = (
  typed: string,
  {
    isName,
    speller = noSpeller,
    isBehind = false,
  }: { isName: boolean; speller?: Speller | undefined; isBehind?: boolean },
): string => {
  // What is quoted is a name, and all of it.
  const text = isName
    ? typed.replace(/(?<=["“„«])\P{Ll}{5,}(?=["”“»])/gu, asTitle).replace(shoutedName, asTitle)
    : typed;
  const shouted = words(text).filter(isShouted);
  if (shouted.length === 0) return text;
  const name = isName ? frontName(text, speller) : '';
  if (name !== '') {
    const at = text.indexOf(name);
    const behind = text.slice(at + name.length);
    return `${text.slice(0, at)}${asTitle(name)}${calmDown(behind, { isName, speller, isBehind: true })}`;
  }
  const long = longShouted(text);
  const all = words(text).filter((word) => /\p{L}/u.test(word));
  const wholeText = shouted.length === all.length && (!isName || all.length > 1);
  // "REPARAMOS TU MÁQUINA – Taller Puntada": what is shouted says what the other one does.
  const isDescribed =
    isName && shouted.length > 1 && !speller.hasNouns && isNamedBehind(text, speller);
  // Three words or more are a sentence, and no name; "LE DOS EN MIETTES après", "NO FIX NO FEE"
  const calm = lowerShouted(text, {
    everything: long.length >= 2 || (isLoudLine(text) && !isName) || (wholeText && long.length > 0),
    isName: isName && (shouted.length < 3 || isTitled(text)) && !isDescribed,
    spell: speller.spell,
  });
  return isName && !isBehind ? upperFirst(calm) : calm;
};
