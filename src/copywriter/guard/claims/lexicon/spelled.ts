const fromList = (list: string): string[] => list.split(' ');

const germanUnits = fromList('ein zwei drei vier funf sechs sieben acht neun');
const germanTens = fromList('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig');
const dutchUnits = fromList('een twee drie vier vijf zes zeven acht negen');
const dutchTens = fromList('twintig dertig veertig vijftig zestig zeventig tachtig negentig');
const italianUnits = fromList('uno due tre quattro cinque sei sette otto nove');
const italianTens = fromList('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');

type Spelling = {
  teens: string[];
  below100: (tens: number, units: number) => string;
  hundred: string;
  thousand: { one: string; many: string };
  units: string[];
};

const german: Spelling = {
  teens: fromList('zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'),
  below100: (tens, units) =>
    `${units ? `${germanUnits[units - 1]}und` : ''}${germanTens[tens - 2]}`,
  hundred: 'hundert',
  thousand: { one: 'tausend', many: 'tausend' },
  units: germanUnits,
};

const dutch: Spelling = {
  teens: fromList('tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'),
  below100: (tens, units) => `${units ? `${dutchUnits[units - 1]}en` : ''}${dutchTens[tens - 2]}`,
  hundred: 'honderd',
  thousand: { one: 'duizend', many: 'duizend' },
  units: dutchUnits,
};

const italian: Spelling = {
  teens: fromList(
    'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ),
  below100(tens, units) {
    const ten = italianTens[tens - 2] ?? '';
    const unit = units ? (italianUnits[units - 1] ?? '') : '';
    return /^[uo]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit;
  },
  hundred: 'cento',
  thousand: { one: 'mille', many: 'mila' },
  units: italianUnits,
};

const below100 = (value: number, spelling: Spelling): string => {
  if (value < 10) return spelling.units[value - 1] ?? '';
  if (value < 20) return spelling.teens[value - 10] ?? '';
  return spelling.below100(Math.floor(value / 10), value % 10);
};

const spell = (value: number, spelling: Spelling): string => {
  const rest = value % 100 ? below100(value % 100, spelling) : '';
  const hundreds = Math.floor(value / 100);
  if (hundreds === 0) return rest;
  return (hundreds === 1 ? '' : (spelling.units[hundreds - 1] ?? '')) + spelling.hundred + rest;
};

const spellBelow1000 = (spelling: Spelling): Map<string, number> => {
  const known = new Map<string, number>();
  for (let value = 999; value >= 10; value -= 1) known.set(spell(value, spelling), value);
  spelling.units.forEach((word, index) => {
    if (index > 0) known.set(word, index + 1);
  });
  known.set(`${spelling.units[0]}${spelling.hundred}`, 100);
  return known;
};

const spellings = { de: german, nl: dutch, it: italian };

const tables = Object.entries(spellings).map(([language, spelling]) => ({
  language,
  known: spellBelow1000(spelling),
  thousand: spelling.thousand,
}));

// "dreißig" and "dreissig", "fünf" and "fuenf" all arrive here; only the second kind needs help.
const respell = (word: string): string => word.replace('fuenf', 'funf').replace('zwoelf', 'zwolf');

/** The value of a German, Dutch or Italian number written as one word ("zwölftausendfünfhundert"). */
export const spelledOut = (source: string, languages: readonly string[]): number | undefined => {
  if (source.length < 6) return undefined;
  const word = respell(source);
  for (const { language, known, thousand } of tables) {
    if (!languages.includes(language)) continue;
    const direct = known.get(word);
    if (direct !== undefined) return direct;
    for (const mark of [thousand.many, thousand.one]) {
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
