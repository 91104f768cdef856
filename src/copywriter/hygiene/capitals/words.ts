import type { Speller } from './speller.ts';

const acronyms = new Set(
  (
    'CE NF VAT CRM SEO USB LED OLED LCD HR UK US USA EU UAE NYC AI ML PDF API GPS TV PC IT ATM SIM SMS SSD HDD HD UHD RGB UV SPF BPA ' +
    'DIY FAQ CEO CFO CTO ERP POS PR QR VR AR XR VPN NFC RFID MBA GMAT IELTS TOEFL GDPR HIPAA ISO BMW IBM DHL UPS FBA GCSE ' +
    'NHS IRS LLC ISA ETF IRA KYC AML PPC ROI KPI CMS SQL CSS HTML IOS MRI DNA CBD OCR CAD CNC HVAC AC DJ MC BBQ XL XXL II III IV DSGVO KMU TÜV ITV IVA TVA BTW EARL SARL SAS SASU EURL SCEA GAEC SRL SNC SLU LDA HEPA SEPA ANAC AOVE UNESCO SOS ABC ANZAC AEST URSSAF RIZIV PADI HETAS NICEIC MOT APK ESKOM ENEA SAAQ BTP CPF GBA CABA CDMX BH MIDI SUP MAPA SAV ATL DOP IGP DOCG NÖ OÖ'
  ).split(' '),
);

/** Words that nobody writes in capitals unless they shout, whatever the language. */
export const alwaysShouted = new Set(
  (
    'NEW NOW BUY FREE SALE BEST OFF ALL ANY THE AND FOR YOU YOUR GET TOP HOT WOW YES EVER ONLY MORE SAVE SUPER CHEAP TODAY MEGA HUGE ' +
    'KM MAX MIN INC INCL INKL EXCL EXKL APROX PACK GRATIS NUEVO OFERTA YA JETZT NEU NUR GRATUIT NOUVEAU AGORA NOVO GRÁTIS ORA NUOVO SOLO NU NIEUW'
  ).split(' '),
);

/** Days and months as people shorten them. */
export const calendar = new Set(
  'LUN MAR MER JEU VEN SAM DIM MIÉ MIE JUE VIE SÁB SAB DOM GIO SEG TER QUA QUI SEX ENE FEB FÉV AVR ABR MAG GIU JUIL AGO SEP SEPT SET OCT OUT OTT NOV DÉC DIC DEZ'.split(
    ' ',
  ),
);

export const englishCalendar = new Set(
  'MON TUE TUES WED WEDS THU THURS FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC'.split(
    ' ',
  ),
);

/** Written small inside a title. */
const littleWords = new Set(
  'A AN AND AT BY FOR IN OF ON OR THE TO WITH UND DER DIE DAS VON IM AM ZUM ZUR MIT ET À AU AUX CHEZ SUR DE DU DES LA LE LES EN Y EL LOS E DI DEL DELLA CON DA DO DOS NA NO COM VAN DEN TE TEN TER HET OP MET EM POR PARA NAS DAS AO PER AL ALLA PAR POUR SANS AVEC BEI AUS FÜR VOOR UIT BIJ'.split(
    ' ',
  ),
);

/** Words of other languages that are written large in an English title: "The Waggy Van". */
const englishWords = new Set(
  'VAN DEN TEN MET DIE NO DO DA DAS AM IM OP TE NA EN POR PARA NAS AO PER AL PAR POUR BEI AUS'.split(
    ' ',
  ),
);

export const isLittle = (word: string, { hasTitles = false }: Speller) =>
  littleWords.has(word) && !(hasTitles && englishWords.has(word));

export const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const vowels = 'aeiouyäöüáéíóúàèìòùâêîôûãõ';
/** Can be read as a word, one syllable behind the other: "HEPA", "STUMM", but not "HACCP". */
export const spoken = new RegExp(
  // In one way only, or a long row of vowels would be tried in all.
  `^(?:s?(?:ch|[bcdfgkpqtvwz])?[lrhnwm]?|[jlmnrxyhsçñ]|ll|ps|pf)(?=[${vowels}])(?:[${vowels}]{1,3}[^${vowels}]{1,2})*[${vowels}]{0,3}$`,
  'iu',
);

/** "LOGOPEDISTA", "RISTRUTTURAZIONE": what somebody is or does, and nobody's name. */
export const trade = /^.{4,}(?:IST[AEI]|OLOG[OAI]|TR?IC[EI]|[TZC]IONE?S?|ÇÃO|ÇÕES)$/u;

export const isAcronym = (word: string) =>
  acronyms.has(word) || /\d|^(?=..)X{0,3}(?:IX|IV|V?I{0,3})$/u.test(word);

const legalForms = new Set(
  'SA SAS SARL SASU EURL SL SLU SLP SRL SNC AG KG UG BV NV LDA LTDA LTD LLC INC DAC PTY'.split(' '),
);

/** "SORTED BY US", "WE DO IT ALL", but "FREE IT SUPPORT" */
const isEnglishWord = (text: string, word: string) =>
  /^(?:US|IT)$/u.test(word) &&
  new RegExp(
    `\\p{L} ${word}(?!\\p{L}| (?:SUPPORT|SERVICE|HELP|TRAIN|CONSULT|SECUR|COMPAN|STAFF))`,
    'u',
  ).test(text);

/** Among other words in capitals a word is one: "AR CONDICIONADO". */
export const staysAmong = (text: string, word: string, { hasTitles = false, spell }: Speller) =>
  (legalForms.has(word) && text.endsWith(` ${word}`)) ||
  (!(hasTitles && isEnglishWord(text, word)) &&
    isAcronym(word) &&
    (hasTitles || text === word || /\d/u.test(word) || spell(word) === null));

/** "DON EUSEBIO", "NONNA TINA": a name follows. */
export const honorific =
  /^(?:DON|DOÑA|DONA|T[IÍ][AO]|SEU|ZI[AO]|NONN[AO]|MAMMA|ABUELA|MONSIEUR|MADAME|MÈRE|PÈRE|OMA|OPA|NONKEL|TANTE|BOER|UNCLE|AUNTIE|GRANNY|CAPTAIN|SIGNORA?)$/u;
