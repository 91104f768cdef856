const acronyms = new Set(
  (
    'VAT CRM SEO USB LED OLED LCD HR UK US USA EU UAE NYC AI ML PDF API GPS TV PC IT ATM SIM SMS SSD HDD HD UHD RGB UV SPF BPA ' +
    'DIY FAQ CEO CFO CTO ERP POS PR QR VR AR XR VPN NFC RFID MBA GMAT SAT IELTS TOEFL GDPR HIPAA ISO BMW IBM DHL UPS FBA GCSE ' +
    'NHS IRS LLC ISA ETF IRA KYC AML PPC ROI KPI CMS SQL CSS HTML IOS MRI DNA CBD OCR CAD CNC HVAC AC DJ MC BBQ XL XXL II III IV DSGVO KMU TÜV ITV IVA TVA BTW EARL SARL SAS SASU EURL SCEA GAEC SRL SNC SLU SAT LDA HEPA SEPA ANAC AOVE UNESCO SOS ABC ANZAC AEST URSSAF RIZIV PADI HETAS BTP CPF GBA CABA CDMX BH'
  ).split(' '),
);

/** Words that nobody writes in capitals unless they shout, whatever the language. */
const alwaysShouted = new Set(
  (
    'NEW NOW BUY FREE SALE BEST OFF ALL ANY THE AND FOR YOU YOUR GET TOP HOT WOW YES EVER ONLY MORE SAVE SUPER CHEAP TODAY MEGA HUGE ' +
    'GRATIS NUEVO OFERTA YA JETZT NEU NUR GRATUIT NOUVEAU AGORA NOVO GRÁTIS ORA NUOVO SOLO NU NIEUW'
  ).split(' '),
);

/** Written small inside a title. */
const littleWords = new Set(
  'A AN AND AT BY FOR IN OF ON OR THE TO WITH UND DER DIE DAS VON IM AM ZUM ZUR MIT ET À AU AUX CHEZ SUR DE DU DES LA LE LES EN Y EL LOS E DI DEL DELLA CON DA DO DOS NA NO COM VAN DEN TEN TER HET OP MET'.split(
    ' ',
  ),
);

/** How a language writes a word that was typed in capitals: null where it is no everyday word; and what is a place. */
export type Speller = {
  spell: (word: string) => string | null;
  isPlace: (word: string) => boolean;
  isWord: (word: string) => boolean;
  isArticle: (word: string) => boolean;
  /** Nouns have capitals. */
  hasNouns: boolean;
  /** A word that no list knows, behind these words: with a capital where it is a noun. */
  asNoun: (word: string, before: string) => string;
  /** Whoever wrote the brief does not shout: a short word in capitals is a short form. */
  isQuiet?: boolean;
  /** Typed in capitals more than once, as short forms are. */
  isTwice?: (word: string) => boolean;
  /** The words of a name all have capitals, as in "Old Mill Reclaimed Flooring". */
  hasTitles?: boolean;
  /** What a handle or an address in the line is called. */
  isSigned?: (words: string) => boolean;
};

export const noSpeller: Speller = {
  spell: () => null,
  isPlace: () => false,
  isWord: () => true,
  isArticle: () => false,
  hasNouns: false,
  asNoun: (word) => word,
};

const wordInCapitals = "\\p{Lu}[\\p{Lu}\\p{N}'’]*";
const outside = { before: "(?<![\\p{L}\\p{N}]['’.-]?)", behind: '(?![\\p{L}\\p{N}])' };

/** Words in capitals, one behind the other: "LES PETITS CAILLOUX", "TÜV", "SALT & IRON". */
const runs = new RegExp(
  `${outside.before}${wordInCapitals}(?:(?: | & | \\+ |-(?:\\d+-)?)${wordInCapitals})*${outside.behind}`,
  'gu',
);

const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const vowels = 'aeiouyäöüáéíóúàèìòùâêîôûãõ';
/** Can be read as a word, one syllable behind the other: "HEPA", "STUMM", but not "HACCP". */
const spoken = new RegExp(
  // In one way only, or a long row of vowels would be tried in all.
  `^(?:s?(?:ch|[bcdfgkpqtvwz])?[lrhnwm]?|[jlmnrxyhsçñ]|ll|ps|pf)(?=[${vowels}])(?:[${vowels}]{1,3}[^${vowels}]{1,2})*[${vowels}]{0,3}$`,
  'iu',
);

const isAcronym = (word: string) => acronyms.has(word) || /\d/u.test(word);

const legalForms = new Set(
  'SA SAS SARL SASU EURL SL SLU SLP SRL SNC AG KG UG BV NV LDA LTDA LTD LLC INC DAC PTY'.split(' '),
);

/** Among other words in capitals a word is one, "AR CONDICIONADO"; but in English "IT" and "US" are words as well. */
const staysAmong = (text: string, word: string, { hasTitles = false, spell }: Speller) =>
  (legalForms.has(word) && text.endsWith(` ${word}`)) ||
  (isAcronym(word) && (hasTitles || text === word || /\d/u.test(word) || spell(word) === null));

/** Alone, a short word of which no list knows is a short form, such as "PER" or "MPTA"; a long one is shouted. */
const isLong = (word: string, { before, behind, isName }: Run, { isQuiet, isTwice }: Speller) => {
  if (word.length > 5 || isQuiet || isTwice?.(word)) return word.length > 5;
  // "steht STUMM im Flur"
  const isInside = !isName && (/\p{Ll} $/u.test(before) || /^ \p{Ll}/u.test(behind));
  return word.length > (isInside ? 3 : 4) && spoken.test(word);
};

const isShouted = (word: string, run: Run, speller: Speller) =>
  !isAcronym(word) &&
  (alwaysShouted.has(word) ||
    (word.length > 1 && speller.spell(word) !== null) ||
    isLong(word, run, speller));

/** "WON’T" is no short form. */
const contraction = /(?<!\p{L})\p{Lu}+['’](?:T|S|RE|LL|VE|D|M)(?!\p{L})/gu;

/** "FLY RODS": one could be a short form, two are none. */
const isLoud = (run: Run, speller: Speller) =>
  run.text.search(contraction) >= 0 ||
  run.words.some((word) => isShouted(word, run, speller)) ||
  run.words.filter((word) => word.length > 2 && !isAcronym(word) && spoken.test(word)).length > 1;

type Around = { before: string; behind: string };
type Run = Around & { words: string[]; text: string; isName: boolean };

const codeBefore =
  /(?<!\p{L})(?:code|código|codice|coupon|cupom|cupón|bon|gutschein|kortingscode):?\s$/iu;

/** "Asheville NC", "Novo Airão, AM", "Rio Verde/GO", "Siena (SI)", "CODE RIBBON" */
const isFixed = ({ words, text, before, behind, isName }: Run, speller: Speller) => {
  if (codeBefore.test(before)) return true;
  // 'just say "MUCKLE"'
  if (/["“„«]$/u.test(before) && /^["”“»]/u.test(behind)) return true;
  // "ANAC + MAPA"
  if (words.length > 1)
    return / [&+] /u.test(text) && words.some(isAcronym) && words.every((word) => word.length < 6);
  // "ANAC e MAPA"
  const [, beside = ''] = /(?<!\p{L})(\p{Lu}{2,5})(?: (?:\p{Ll}{1,3}|&))? $/u.exec(before) ?? [];
  if (beside !== '' && speller.spell(beside) === null) return text.length < 6;
  // "NL/EN"
  if (/\p{Lu}{2}\/$/u.test(before) || /^\/\p{Lu}{2}(?!\p{L})/u.test(behind)) return text.length < 4;
  if (/\($/u.test(before) && /^\)/u.test(behind))
    return (
      text.length < 3 || (speller.spell(text) === null && (text.length < 5 || !spoken.test(text)))
    );
  return (
    text.length === 2 &&
    /\p{Lu}\p{Ll}+(?:,? |\/)$/u.test(before) &&
    !/^(?: \p{Lu}|['’-])/u.test(behind) &&
    ((isName && !/^ \p{Ll}/u.test(behind)) || speller.spell(text) === null)
  );
};

/** A title in ordinary letters: "The Mending Room", "Colmenas La Jara", "Chiocciola d'Oro". */
const asTitle = (text: string, speller: Speller) =>
  text.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    if (staysAmong(text, word, speller)) return word;
    // "AR GELADO BH"
    if (word.length < 4 && !spoken.test(word) && !littleWords.has(word)) return word;
    const [previous = ''] = /\p{L}+(?=\P{L}*$)/u.exec(text.slice(0, at)) ?? [];
    const isInside = at > 0 && (!speller.isArticle(word) || littleWords.has(previous));
    if (isInside && littleWords.has(word)) return word.toLowerCase();
    // "L'ATELIER", but "LES P'TITS"
    const [, elided = '', rest = word] = /^((?:L|D|DELL|ALL|QU|J|O)['’])(.+)$/u.exec(word) ?? [];
    if (elided === '') return capital(word);
    return `${at > 0 ? elided.toLowerCase() : capital(elided)}${capital(rest)}`;
  });

/** "PIPA TESTED": among known words, one that no list knows may be a short form; behind "de" it is a noun. */
const isShortForm = (word: string, ahead: string, { words, isName }: Run, { spell }: Speller) => {
  if (word.length > 4 || alwaysShouted.has(word)) return false;
  if (!spoken.test(word)) return true;
  const [previous = ''] = /\p{L}+(?=\P{L}*$)/u.exec(ahead) ?? [];
  return !isName && !littleWords.has(previous) && words.some((other) => spell(other) !== null);
};

/** "roti in PARAMARIBO", "Karim BENALI": where it is, or whose. */
const locative =
  /(?:^|\s)(?:in|at|near|nr|à|en|a|em|na|no|nei|nel|te|uit|op|aus|bei|sur|uit de|in de) $/u;
const behindName = /\p{L}\s+\p{Lu}\p{Ll}+ $/u;

/** A word of a run as its language writes it; `ahead` is what stands before it in the run. */
const spokenWord = (word: string, ahead: string, run: Run, speller: Speller) => {
  const { text, before, behind } = run;
  if (staysAmong(text, word, speller) || codeBefore.test(ahead)) return word;
  // "SA + SO"
  if (speller.hasNouns && /^(?:MO|DI|MI|DO|FR|SA|SO)$/u.test(word) && /[+&/-]/u.test(text))
    return capital(word);
  // "VLOT & CO"
  if (word === 'CO' && /& ?$/u.test(ahead)) return capital(word);
  const small = word.toLowerCase();
  const after = text.slice(ahead.length + word.length);
  const isLast = ahead !== '' && after === '' && !behind.startsWith('/');
  // "T-SHIRTS", "MATHS A"
  if (/^\p{Lu}$/u.test(word)) return word === 'I' || isLast || after.startsWith('-') ? word : small;
  const everyday = speller.spell(word);
  if (everyday !== null) return everyday;
  if (isShortForm(word, ahead, run, speller)) return word;
  const isNamed =
    run.isName &&
    ahead === '' &&
    ((word.length > 3 && locative.test(before)) || behindName.test(before));
  if (isNamed || speller.isPlace(capital(word))) return capital(word);
  // "5 KETTEN SCHÄRFEN": behind its noun, at the end, a German verb.
  if (speller.hasNouns && isLast && /\p{L} $/u.test(ahead) && /(?:en|ern|eln)$/u.test(small))
    return small;
  return alwaysShouted.has(word) ? small : speller.asNoun(small, before);
};

/** Each word as its language writes it. */
const asSpoken = (run: Run, speller: Speller) =>
  run.text
    .replace(contraction, (word) => word.toLowerCase())
    .replace(/(?<!\p{Ll}['’]?)\p{Lu}[\p{Lu}\p{N}]*/gu, (word, at: number) =>
      spokenWord(word, run.text.slice(0, at), run, speller),
    );

const separators = /\s[–—*-]\s|\.\s|\/\/|[|:!?[\]★→]|\p{Extended_Pictographic}\uFE0F?/u;
const partEnd = /^\s*(?:$|[–—|:!?.,()"”»\p{Extended_Pictographic}])/u;

/** "Enniscrone, Co. Sligo", "Asheville, NC": a town that no list need know. */
export const county =
  /(?<![\p{L}’'-])\p{Lu}\p{Ll}[\p{L}’'-]+, (?:Co\.? \p{Lu}\p{Ll}+|\p{Lu}{2}(?!\p{L}))/u;

/** "Greater Manchester", "Sud Vendée", "Zona Leste" */
const region =
  /^(?:Greater|North|South|East|West|Central|Grand|Gran|Grande|Nord|Sud|Süd|Ost|Noord|Zuid|Norte|Sul|Sur|Alto|Alta|Haute?|Bas|Basse|Zon[ae]|Regi\p{L}+|Région|Raum|Area|Prov\p{L}*|Barrio|Bairro) /u;

/** A part that begins with a capital, and with no town. */
const isNamePart = (part: string, { isPlace }: Speller) => {
  const [town = ''] = part.split(',');
  const [word = ''] = /^\p{L}+(?=$|[,/]| [^\p{Lu}]| \p{Lu}{2}$)/u.exec(part) ?? [];
  return (
    /^["“„«‹]?\s?\p{Lu}\p{Ll}/u.test(part) && !region.test(part) && ![town, word].some(isPlace)
  );
};

/** "MERINO SOCKS – Errigal", "SOCKS by Ann Lee": another part of the line is its name. */
const isNamedElsewhere = ({ before, behind }: Run, speller: Speller) => {
  const { hasNouns, isPlace, isSigned = () => false } = speller;
  const bare = (text: string) => text.replace(/\([^()]*\)/gu, ' ');
  // Of a question that opens the line, every part has a capital.
  const [first = '', ...others] = bare(before)
    .replace(/[^.!?–→]*\?/gu, '')
    .split(separators)
    .slice(0, -1);
  const parts = [...others, ...bare(behind).split(separators).slice(1)].map((part) => part.trim());
  if ([first, ...parts].some(isSigned)) return true;
  // In German every part may begin with a capital.
  if (hasNouns) return false;
  const [, ...capitals] = first.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return (
    /^\s*\p{Lu}\p{Ll}\S*\s*$/u.test(first) ||
    capitals.some((word) => !isPlace(word)) ||
    // "RUCHES EN KIT « La Butineuse »"
    /^\s["“„«‹]/u.test(behind) ||
    /(?<!\p{L})(?:by|at|von|bei|par|chez|por|di|da|door|bij) \p{Lu}\p{Ll}+ \p{Lu}/u.test(behind) ||
    parts.some((part) => isNamePart(part, speller))
  );
};

const legalForm =
  /^ (?:bv|bvba|nv|vof|gmbh|ag|kg|ug|ohg|e\.?k\.?|e\.?u\.?|ltd|llc|inc|s\.?r\.?l|s\.?n\.?c|s\.?l|s\.?a|sarl|lda|ltda)(?:[.,\s]|$)/iu;

/** An address says so, or a word in front of it, or in English the capitals beside it. */
const isProvenName = ({ words, text, before, behind }: Run, speller: Speller) => {
  const { isSigned = () => false, hasTitles, hasNouns } = speller;
  // "Trasteros EL NIDO", @trasteroselnido
  const [kind = ''] = /\p{L}+ $/u.exec(before) ?? [];
  return (
    isSigned(text) ||
    (kind !== '' && isSigned(kind + text)) ||
    // "VAN DEN BROECK bv", "PATAS & CIA"
    legalForm.test(behind) ||
    (/ S$/u.test(text) && /^\.[LAR]\./u.test(behind)) ||
    / & (?:CO|CIA|CÍA|FILS|SONS?|HIJOS|FILHOS|FIGLI|SÖHNE|ZN|ZOON|ASSOCIÉS)(?: |$)/u.test(text) ||
    // "forge days @ BLACK HEN SMITHY"
    (words.length > 1 && /(?:^|\s)(?:@|at|chez|bei|bij|presso) $/u.test(before)) ||
    // "OLD MILL Reclaimed Flooring"
    (hasTitles === true && /^ \p{Lu}\p{Ll}/u.test(behind)) ||
    // "Bee Swarm REMOVAL", "MacIsaac SEPTIC"
    (!hasNouns &&
      (hasTitles
        ? /^(?:(?:\p{Lu}[\p{L}’'-]*\p{Ll}|&) )+$/u
        : /\p{Lu}\p{Ll}+ (?:& )?\p{Lu}\p{Ll}+ $/u
      ).test(before) &&
      partEnd.test(behind))
  );
};

const praise = /^(?:NEW|BEST|TOP|SUPER|MEGA|NEU|NOUVEAU|NUEVO|NUOVO|NIEUW|NOVO)$/u;

/** "BOW REHAIRING by post", "SOCKS 🧦 from Donegal", "¿SE TE HA ROTO LA LAVADORA?", "RUCHES EN KIT" */
const readsOn = ({ text, behind }: Run, { hasTitles }: Speller) =>
  (hasTitles ? /^(?: \p{Ll}{1,4} | & \p{Ll}|\?)/u : /^(?: (?:& )?\p{Ll}|\?)/u).test(behind) ||
  /^(?:\s*\p{Extended_Pictographic}\uFE0F?)+ (?:by|from|for|with|in|at|von|aus|mit|für|im|par|pour|avec|en|à|por|para|con|com|di|da|per|van|voor|met|uit|door) /u.test(
    behind,
  ) ||
  / (?:OP|MET|VOOR|À|EN|IN|AT|FOR|WITH|CON|COM|PER|PARA|POUR|AVEC|MIT|FÜR) /u.test(text);

const longestTitle = 3;

/** In a product line, what is shouted is the name, unless it reads as a part of what is said. */
const isTitle = (run: Run, speller: Speller) => {
  const { words, before, behind } = run;
  const [front = ''] = words;
  if (isProvenName(run, speller)) return true;
  const isInside = /(?:\p{Ll}|\/) $/u.test(before);
  // "Finca EL NIDO": whoever has an article has a name.
  if (isInside && speller.isArticle(front) && words.length > 1) return partEnd.test(behind);
  if (praise.test(front) || readsOn(run, speller) || isNamedElsewhere(run, speller)) return false;
  // German capitals are of nouns, not of names.
  if (speller.hasNouns) return false;
  const isUnknown = (word: string) => word.length > 1 && speller.spell(word) === null;
  // "aperos ESTRIBO VIEJO", but "handmade FLY RODS", "komt NAAR JE TOE", "sur RDV UNIQUEMENT".
  if (isInside)
    return isUnknown(front) && !isAcronym(front) && spoken.test(front) && partEnd.test(behind);
  // "… – SMALL FLOCKS ONLY" says more of what opened the line.
  if (/^(?:ONLY|NOW|TODAY|FREE|SALE|OFF|GRATIS)$/u.test(words.at(-1) ?? '')) return false;
  return words.length <= longestTitle || words.some(isUnknown);
};

const upperFirst = (text: string) => text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());

/** Shouting comes down to ordinary letters; a word in capitals that no language knows may be a name and stays. */
export const calmDown = (
  typed: string,
  { isName, speller = noSpeller }: { isName: boolean; speller?: Speller | undefined },
): string => {
  // What is quoted is a name, and all of it.
  const text = isName
    ? typed.replace(/(?<=["“„«])\P{Ll}{5,}(?=["”“»])/gu, (title) => asTitle(title, speller))
    : typed;
  const calm = text
    .replace(/(?<=\d)(?:ST|ND|RD|TH)(?!\p{L})/gu, (end) => end.toLowerCase())
    .replace(runs, (found, at: number) => {
      const run = {
        text: found,
        isName,
        words: found.match(/[\p{L}\p{N}]+/gu) ?? [],
        before: text.slice(0, at),
        behind: text.slice(at + found.length),
      };
      if (isFixed(run, speller) || !isLoud(run, speller)) return found;
      if (isName && isTitle(run, speller)) return asTitle(found, speller);
      const spelled = asSpoken(run, speller);
      // "SUPER-8-FILME" is one noun.
      const small = speller.hasNouns && /^\p{L}+-/u.test(spelled) ? upperFirst(spelled) : spelled;
      return /(?:\p{L}{5}\.|[!?]) $/u.test(run.before) ? upperFirst(small) : small;
    });
  return isName && calm !== typed ? upperFirst(calm) : calm;
};
