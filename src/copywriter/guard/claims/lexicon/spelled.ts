/** How numbers below a thousand are built; the words of a list are parted by blanks. */
type Spelling = {
  units: string;
  teens: string;
  tens: string;
  /** One word of a ten and a unit. */
  join: (ten: string, unit: string) => string;
  hundred: string;
  thousands: string[];
};

const spellings: Readonly<Record<string, Spelling>> = {
  de: {
    units: 'ein zwei drei vier funf sechs sieben acht neun',
    teens: 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, unit) => `${unit}und${ten}`,
    hundred: 'hundert',
    thousands: ['tausend'],
  },
  nl: {
    units: 'een twee drie vier vijf zes zeven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: (ten, unit) => `${unit}en${ten}`,
    hundred: 'honderd',
    thousands: ['duizend'],
  },
  it: {
    units: 'uno due tre quattro cinque sei sette otto nove',
    teens:
      'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (ten, unit) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
    hundred: 'cento',
    thousands: ['mila', 'mille'],
  },
};

/** Every number below a thousand, as one word. */
const spellBelow1000 = ({ join, hundred, ...lists }: Spelling): Map<string, number> => {
  const units = lists.units.split(' ');
  const tens = lists.tens.split(' ');
  const from20 = tens.flatMap((ten) => [ten, ...units.map((unit) => join(ten, unit))]);
  const below100 = ['', ...units, ...lists.teens.split(' '), ...from20];
  const hundreds = ['', hundred, ...units.slice(1).map((unit) => unit + hundred)];
  const spelled = hundreds.flatMap((many) => below100.map((rest) => many + rest));
  const known = new Map(spelled.map((word, value) => [word, value] as const).reverse());
  // Nothing is no number; one is an article as well.
  for (const word of ['', units[0] ?? '']) known.delete(word);
  return known.set(`${units[0]}${hundred}`, 100);
};

const tables = Object.entries(spellings).map(([language, spelling]) => ({
  language,
  known: spellBelow1000(spelling),
  thousands: spelling.thousands,
}));

/** The value of a German, Dutch or Italian number written as one word ("zwölftausendfünfhundert"). */
export const spelledOut = (source: string, languages: readonly string[]): number | undefined => {
  if (source.length < 6) return undefined;
  // "dreißig" and "dreissig", "fünf" and "fuenf" all arrive here; only the second kind needs help.
  const word = source.replace('fuenf', 'funf').replace('zwoelf', 'zwolf');
  for (const { language, known, thousands } of tables) {
    if (!languages.includes(language)) continue;
    const direct = known.get(word);
    if (direct !== undefined) return direct;
    for (const mark of thousands) {
      const at = word.indexOf(mark);
      if (at < 0) continue;
      const before = word.slice(0, at);
      const after = word.slice(at + mark.length);
      const left = before === '' || before === 'ein' ? 1 : known.get(before);
      const right = after === '' ? 0 : known.get(after.replace(/^und/, ''));
      if (left !== undefined && right !== undefined) return left * 1000 + right;
    }
  }
  return undefined;
};
