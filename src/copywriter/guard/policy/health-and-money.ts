import { compilePatterns, type PatternSet } from '../text/patterns.ts';
import type { PolicyRule } from './rule.ts';
import { bodyWords } from './words.ts';

const body = bodyWords.replaceAll('-', ' ').split(/\s+/).join('|');

export const phraseRule = (id: string, message: string, hits: string[], allow: string[] = []): PolicyRule => {
  const patterns: PatternSet<boolean> = compilePatterns([
    ...hits.map((source) => [source, true] as const),
    ...allow.map((source) => [source, false] as const),
  ]);
  return {
    id,
    message,
    find({ tokens }) {
      const found = patterns.find(tokens);
      const fine = found.filter(({ tag }) => !tag);
      return found
        .filter(({ tag, first, last }) => tag && !fine.some((range) => range.first <= first && last <= range.last))
        .map(({ first, last }): [number, number] => [first, last]);
    },
  };
};

export const selfPerception = phraseRule(
  'policy.negative-self-perception',
  'makes the reader feel bad about their body or looks. Say what the product does instead.',
  [
    `(embarrassed|ashamed|self conscious|insecure|unhappy|worried|tired|sick|fed up|hate|hating|disgusted|humiliated|conscious|bothered|mortified) (by|of|about|with|your|because)? ~2 (${body})`,
    `(hate|hating|despise|hide|hiding|loathe) (your|how) ~2 (${body}|you look|look)`,
    `(ugly|disgusting|gross|unsightly|flabby|saggy|sagging|hideous|embarrassing|nasty|repulsive|fat|chubby|stubborn|unattractive|shameful) ~1 (${body})`,
    `your (ugly|disgusting|gross|unsightly|flabby|saggy|hideous|embarrassing|big|fat|wrinkly|yellow|crooked|thin|thinning|bad) ~1 (${body})`,
    `get rid of (your|that|those|the) ~3 (${body})`,
    '(perfect|ideal|dream|bikini|beach|summer|flawless|hot) (body|figure|physique|abs)',
    'bikini ready',
    'beach body',
    '(look|feel|feeling|looking) (fat|ugly|old|hideous|gross|frumpy)',
    'love handles',
    'muffin top',
    'nobody (wants|likes|loves|dates) ~4 (you|fat|ugly|bald|old)',
    'no one (wants|likes|will love|dates|finds) ~2 (you|fat|ugly|bald|old|attractive)',
    '(too|so) (fat|ugly|old|skinny|flabby) (to|for)',
    '(stop|quit) (being|looking) (fat|ugly|old|lazy)',
    'let yourself go',
    'sexier (body|you)',
    '(averguenza*|avergonzad*|acomplejad*|harta|harto|odias) ~3 (barriga|arrugas|celulitis|piel|granos|cuerpo|peso|grasa|calvicie)',
    '(honte|complexe*|complexes|marre|detestez) ~3 (ventre|rides|cellulite|peau|corps|poids|boutons|bourrelets)',
    '(schamst|schamen|unzufrieden|hasst|leid|genervt) ~4 (bauch|falten|cellulite|haut|korper|gewicht|speck|fett|pickel)',
    '(vergonha|odeia|cansad*|complexo*) ~3 (barriga|rugas|celulite|pele|corpo|peso|gordura|espinhas)',
    '(vergogn*|odi|stanc*|compless*) ~4 (pancia|rughe|cellulite|pelle|corpo|grasso|brufoli)',
    '(schaam*|baal*|haat*|onzeker) ~4 (buik|rimpels|cellulitis|huid|lichaam|gewicht|vet)',
    '(cuerpo|corps|corpo) (perfect*|parfait|ideal*|de ensueno|de reve|dos sonhos|dei sogni)',
    '(traumkorper|bikinifigur|strandfigur|droomlichaam|bikinilijf)',
  ],
  ['(sink*|sinks) in ~2 skin', 'tired skin', '(skin|hair) type*'],
);

const bodyChange = '(size|kg|kilo*|lbs|lb|pounds|stone|weight|waist|inches|skin|wrinkle*|photos|photo|pics|pictures|body|dress|results|belly|kilos|kilogramm*|talla|taille|gewicht|peso|haut|peau|piel|hair|face|smile|teeth|acne)';

export const beforeAfter = phraseRule(
  'policy.before-after',
  'compares a body before and after. Drop the comparison.',
  [
    `before : ~8 ${bodyChange}`,
    `before (and|&|vs|to|/) after ~3 ${bodyChange}`,
    `${bodyChange} ~3 before (and|&|vs|/) after`,
    `(my|her|his|their|amazing|incredible|real|see the|the) before (and|&) after*`,
    'before and afters',
    `from (size|#) ~3 to (size|#) ~3 ${bodyChange}`,
    'from size # ~2 to',
    'size # to size #',
    `(antes|avant|vorher|prima|voor) (y|et|und|e|en|/) (despues|apres|nachher|depois|dopo|na) ~4 ${bodyChange}`,
    `${bodyChange} ~3 (antes|avant|vorher|prima) (y|et|und|e|/) (despues|apres|nachher|depois|dopo)`,
    '(antes|avant|vorher|prima) : ~10',
    '(vorher nachher|antes y despues|avant apres|antes e depois|prima e dopo|voor en na) ',
    'lost # ~1 (kg|kilos|pounds|lbs|stone|inches)',
    'after : size',
  ],
  ['before and after (school|work|lunch|dinner|every|each|hours|class|meals|you)'],
);

export const unrealisticOutcome = phraseRule(
  'policy.unrealistic-outcome',
  'promises a cure, a guaranteed result or easy money. Promise only what the product does.',
  [
    '(cure|cures|cured|curing|heals|heal) (for|your|any|all|back|the|cancer|diabetes|depression|anxiety|pain|acne|_)',
    '(miracle|miraculous|magic) (cure|pill|cream|diet|solution|formula|results|drink|weight|remedy|fix|product)',
    '(guaranteed|guarantee|guarantees|instant|overnight|immediate|permanent) (results|result|success|income|weight|profit*|returns|cure|relief|approval|win*|growth|traffic|sales|leads|cash|money)',
    'results (guaranteed|overnight|in (one|two|a|#) (day|days|night|week))',
    'works (every time|for everyone|overnight|instantly|100)',
    '(lose|drop|shed|burn|melt) (up to )?(#|a|one|two|three|five|ten|twenty|weight|fat|belly|pounds|kilos|your) ~3 (in|within|by|overnight|fast|without|while|away) ~3',
    '(lose|drop|shed) # ~1 (kg|kilos|pounds|lbs|stone|inches|dress sizes)',
    'lose weight (fast|quickly|without|while|overnight|in|now)',
    '(melt*|burn*|blast*) ~2 (fat|belly|pounds|calories) (away|off|fast|while|without)?',
    '(no|without) (diet|exercise|effort|dieting|exercising) ~1 (needed|required|at all|or)',
    '(revers*|stop*|end*|eliminat*|banish*|eradicat*) (aging|ageing|diabetes|depression|anxiety|cancer|arthritis|pain|hair loss|baldness|wrinkles) ~1',
    '(wrinkles|pain|acne|cellulite|debt|anxiety|hair loss|fat) (gone|disappear*|vanish*|free) ~2',
    '(look|feel|appear) (#|ten|five|twenty|years|decades) ~1 years ~1 younger',
    '(look|feel) ~2 years younger',
    '(turn back|stop) the clock',
    '(get|getting|become|be) (rich|a millionaire|wealthy)',
    'get rich',
    '(make|making|earn|earning) (easy|fast|quick|big|serious|real|passive|free|money|thousands|millions|cash|a fortune|six figures|#|$|€|£) ~3 (sleep|home|fast|online|overnight|week|day|hour|month|guaranteed|without|nothing|easily|quickly|now)',
    '(make|earn) (easy|fast|quick) (money|cash)',
    'money while you sleep',
    'passive income',
    'financial (freedom|independence)',
    '(quit|leave|fire|ditch) your (job|boss|9|nine|day job)',
    'never (work|worry about money|be broke|have to work) again',
    '(double|triple|multiply|10x) your (money|income|investment|savings|wealth|salary)',
    '(risk free|guaranteed|sure) (profit*|investment*|return*|money|income)',
    '(secret|key) to (wealth|riches|getting rich|easy money)',
    'be your own boss (by|overnight|in)',
    'no side effects',
    '(100|hundred) (%|percent|per cent) (effective|safe|success|guaranteed|results|cure)',
    '(live|living) pain free',
    '(pain|acne|debt|wrinkle) free in',
    '(forever|for good) ~1 (young|thin|cured|gone)',
    'never (age|get sick|feel pain|fail) again?',
    'instant (weight|cure|relief|millionaire|riches|cash|approval|credit)',
    '(detox*|flush*) ~2 toxins',
    'boost* your immun* ~3 (covid|virus|flu|disease)',
    '(cura|curan|cure|guerit|guerissez|heilt|heilen|guarisce|geneest|geneest*|curar) ~3 (dolor*|diabet*|cancer|depres*|dos|mal|ruckenschmerz*|schmerz*|krebs|dor|dores|schiena|rug*|pijn|ansiedad|anxiete|angst)',
    '(milagro*|milagros*|miracle|miraculeu*|wundermittel*|wunder(pille|creme)|milagre*|miracol*|wondermiddel*|wunderpille*)',
    '(resultados|resultats|ergebnisse|risultati|resultaten) (garantizad*|garanti*|immediat*|inmediat*|gegarandeerd*|imediat*|uber nacht)',
    '(garantierte*|sofortige*) (ergebnis*|erfolg*|resultat*|wirkung*)',
    '(pierde|perdez|verlier*|nimm|perca|perdi|perdere|verlies|adelgaza|maigrissez|abnehmen|emagreca|dimagrisci|afvallen) ~2 (#|kilos|kg|peso|poids|pfund) ~4',
    '(hazte|devenez|werde|fique|diventa|word) (rico|riche|reich|ric*|rijk|millonari*|millionnaire|millionar*|milionar*|miljonair)',
    '(gana|gagnez|verdien*|ganhe|guadagna) (dinero|de l argent|geld|dinheiro|denaro|soldi) ~3 (duermes|dormant|schlaf*|facil*|rapid*|schnell|enquanto|dorm*|slaapt|snel)',
    '(dinero|argent|geld|dinheiro|soldi) facil*',
    '(ingresos pasivos|revenu passif|revenus passifs|passives einkommen|renda passiva|reddito passivo|passief inkomen)',
    '(deja|quittez|kundige*|largue|lascia) (tu|votre|deinen|seu|il tuo) (trabajo|emploi|job|emprego|lavoro)',
    '(libertad financiera|liberte financiere|finanzielle freiheit|liberdade financeira|liberta finanziaria)',
  ],
  ['(secure|cured) (ham|meat|bacon)', 'cure (for|the) boredom', 'heal the (world|planet)', 'burn calories', '(manicure|pedicure)', 'lose (the|your) (phone|queue|paperwork|spreadsheet*|clutter|keys|place) ~3'],
);
