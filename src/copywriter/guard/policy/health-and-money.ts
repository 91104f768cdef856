import { patternsOf } from '../claims/phrases/table.ts';
import { phraseRule } from './rule.ts';
import { bodyWords } from './words.ts';

const body = bodyWords.replaceAll('-', ' ').split(/\s+/).join('|');

export const selfPerception = phraseRule(
  'policy.negative-self-perception',
  'makes the reader feel bad about their body or looks. Say what the product does instead.',
  patternsOf(`
    (embarrassed|ashamed|self conscious|insecure|hate|hating|disgusted|humiliated|mortified) (by|of|about|with|your|because)? ~2 (${body}),
    (unhappy|worried|tired|sick|fed up|conscious|bothered) (by|of|about|with) ~2 (${body}),
    (hate|hating|despise|hide|hiding|loathe|conceal|disguise) (your|how|that|those) ~2 (${body}|you look|look),
    (ugly|disgusting|gross|unsightly|flabby|saggy|sagging|hideous|embarrassing|nasty|repulsive|fat|chubby|stubborn|unattractive|shameful) ~1 (${body}),
    your (ugly|disgusting|gross|unsightly|flabby|saggy|hideous|embarrassing|big|fat|wrinkly|yellow|crooked|thin|thinning|bad) ~1 (${body}),
    get rid of (your|that|those|the) ~3 (${body}),
    (perfect|ideal|dream|bikini|beach|summer|flawless|hot) (body|figure|physique|abs), bikini ready,
    (flat|flatter|washboard|toned|ripped) (stomach|belly|tummy|abs), beach body,
    (look|feel|feeling|looking) (fat|ugly|old|hideous|gross|frumpy), love handles, muffin top,
    nobody (wants|likes|loves|dates) ~4 (you|fat|ugly|bald|old),
    no one (wants|likes|will love|dates|finds) ~2 (you|fat|ugly|bald|old|attractive),
    (too|so) (fat|ugly|skinny|flabby) (to|for), (you are|you re|are you) too old, (stop|quit) (being|looking) (fat|ugly|old|lazy),
    the (fat|ugly|bald|chubby|flabby) (one|friend|girl|guy|kid|mum|mom|bridesmaid),
    (nobody|no one) (wants|likes|loves|dates|finds|notices|kisses) ~4 (yellow|crooked|bad|stained|rotten|bald*|wrinkl*|saggy|sweaty|smelly|acne|flab*|belly|teeth|breath|skin),
    let yourself go, sexier (body|you),
    (averguenza*|avergonzad*|acomplejad*|harta|harto|odias) ~3 (barriga|arrugas|celulitis|piel|granos|cuerpo|peso|grasa|calvicie),
    (honte|complexe*|complexes|marre|detestez) ~3 (ventre|rides|cellulite|peau|corps|poids|boutons|bourrelets),
    (schamst|schamen|unzufrieden|hasst|leid|genervt) ~4 (bauch|falten|cellulite|haut|korper|gewicht|speck|fett|pickel),
    (vergonha|odeia|cansad*|complexo*) ~3 (barriga|rugas|celulite|pele|corpo|peso|gordura|espinhas),
    (vergogn*|odi|stanc*|compless*) ~4 (pancia|rughe|cellulite|pelle|corpo|grasso|brufoli),
    (schaam*|baal*|haat*|onzeker) ~4 (buik|rimpels|cellulitis|huid|lichaam|gewicht|vet),
    (cuerpo|corps|corpo) (perfect*|parfait|ideal*|de ensueno|de reve|dos sonhos|dei sogni),
    (with|con|avec|mit|met|com) (that|this|esa|ese|ce|cette|diesem|dieser|diesen|quella|quel|die|essa|aquela) (belly|gut|flab|barriga|panza|tripa|ventre|bide|bauch|wampe|pancia|pancetta|buik|buikje|barriguinha), (see|ver|ves|voit|voyez|sehen|siehst|vedi|ziet|zie|ve) ~4 (past|over|uber|fusse|zehen|pies|pieds|piedi|tenen|pes|toes|feet) ~5 (belly|middle|stomach|barriga|ventre|bauch|pancia|buik), your (hips|knees|back) (have|has) gone, (etes|es|bist|sind|eres|estas|sei|bent|ben|esta) ~1 (ronde|rondelette|mollig*|gordit*|gordinh*|in carne|grassottell*|volslank), (kilo|kilos|chilo|chili|quilos|pfunde|pounds) (zu viel|zuviel|en trop|de mas|di troppo|te veel|a mais|too many), (your|deine|ihre|vos|tes|tus|tue|je|uw|suas) (wrinkles|falten|rides|arrugas|rughe|rimpels|rugas), (extra|spare) (pounds|kilos), (traumkorper|bikinifigur|strandfigur|droomlichaam|bikinilijf)`),
  ['(sink*|sinks) in ~2 skin', 'tired skin', '(skin|hair) type*'],
);

const bodyChange =
  '(size|kg|kilo*|lbs|lb|pounds|stone|weight|waist|inches|skin|wrinkle*|photos|photo|pics|pictures|body|dress|results|belly|kilos|kilogramm*|talla|taille|gewicht|peso|haut|peau|piel|hair|face|smile|teeth|acne)';

export const beforeAfter = phraseRule(
  'policy.before-after',
  'compares a body before and after. Drop the comparison.',
  patternsOf(`
    before : ~8 ${bodyChange}, before (and|&|vs|to|/) after ~3 ${bodyChange},
    ${bodyChange} ~3 before (and|&|vs|/) after,
    (my|her|his|their|amazing|incredible|real|see the|the) before (and|&) after*, before and afters,
    before (and|&|vs) after (:|!|–), from (size|#) ~3 to (size|#) ~3 ${bodyChange}, from size # ~2 to,
    size # to size #,
    (antes|avant|vorher|prima|voor) (y|et|und|e|en|/) (despues|apres|nachher|depois|dopo|na) ~4 ${bodyChange},
    ${bodyChange} ~3 (antes|avant|vorher|prima) (y|et|und|e|/) (despues|apres|nachher|depois|dopo),
    (antes|avant|vorher|prima) : ~8 (${bodyChange}|grosse #|# chili),
    (vorher nachher|antes y despues|avant apres|antes e depois|prima e dopo|voor en na),
    lost # ~1 (kg|kilos|pounds|lbs|stone|inches), after : size`),
  ['before and after (school|work|lunch|dinner|every|each|hours|class|meals|you)'],
);

export const unrealisticOutcome = phraseRule(
  'policy.unrealistic-outcome',
  'promises a cure, a guaranteed result or easy money. Promise only what the product does.',
  patternsOf(`
    (make|makes) you rich, (quit|quitting) (the|your) day job, money (roll*|pour*|flow*|rolling|pouring) in,
    (cure|cures|cured|curing|heals|heal) (for|your|any|all|back|the|cancer|diabetes|depression|anxiety|pain|acne|_), (miracle|miraculous|magic) (cure|pill|cream|diet|solution|formula|results|drink|weight|remedy|fix|product),
    (guaranteed|guarantee|guarantees|instant|overnight|immediate|permanent) (results|result|success|income|weight|profit*|returns|cure|relief|approval|win*|growth|traffic|sales|leads|cash|money),
    results (guaranteed|overnight|in (one|two|a|#) (day|days|night|week)), works (every time|for everyone|overnight|instantly|100),
    (lose|drop|shed|burn|melt) (up to )?(#|a|one|two|three|five|ten|twenty|weight|fat|belly|pounds|kilos|your) ~3 (in|within|by|overnight|fast|without|while|away),
    (lose|drop|shed) # ~1 (kg|kilos|pounds|lbs|stone|inches|dress sizes), lose (a|one|two|three|#) ~1 (size|sizes), lose weight (fast|quickly|without|while|overnight|in|now),
    (melt*|burn*|blast*) ~2 (fat|belly|pounds|calories) (away|off|fast|while|without)?, (no|without) (diet|exercise|effort|dieting|exercising) ~1 (needed|required|at all|or),
    (revers*|stop*|end*|eliminat*|banish*|eradicat*) (aging|ageing|diabetes|depression|anxiety|cancer|arthritis|pain|hair loss|baldness|wrinkles), (wrinkles|pain|acne|cellulite|debt|anxiety|hair loss|fat) (gone|disappear*|vanish*),
    (be|feel|get|become|stay|go|finally) ~1 (pain|acne|debt|wrinkle|anxiety|cellulite) free, (acne|wrinkle|cellulite|blemish) free (skin|face|body|legs),
    (erase*|remov*|vanish*|eliminat*|dissolv*|delet*) ~2 (wrinkles|cellulite|scars|acne|fat|pain|debt|fat|marks|spots) ~2 (overnight|fast|instantly|forever|in),
    (look|feel|appear) (#|ten|five|twenty|years|decades) ~1 years ~1 younger, (look|feel) ~2 years younger, (turn back|stop) the clock, (instantly|permanently|magically) ~1 (erase*|remov*|eliminat*|vanish*|dissolv*|whiten*|tighten*|lift*|heal*|cure*),
    (erase*|eliminat*|dissolv*|banish*|obliterat*) ~2 (wrinkles|circles|cellulite|scars|acne|marks|lines|spots|bags|chin|pores), (grow|regrow|grows|regrows|restore*) (your|lost|thinning)? hair ~2 (back|overnight|in|fast|again),
    (weight|pain|wrinkles|acne|debt|scars|belly|fat) ~3 overnight, (get|getting|become|be|becoming) (rich|a millionaire|wealthy|filthy rich), (make|made|earn|build|amass) (a|your) (fortune|killing), turn (your|a)? ($|€|£)? # ~2 into ($|€|£)? #,
    (say|wave|kiss) (goodbye|bye|farewell) to (your )?(cancer|diabetes|depression|anxiety|arthritis|asthma|eczema|psoriasis|insomnia|migraine*|pain|back pain|joint pain|wrinkles|acne|cellulite|hair loss|baldness|debt|addiction|disease*|illness*|obesity|fat),
    (never|no more) ~2 (wrinkle*|cellulite|acne|hair loss|baldness|back pain|joint pain) (again|ever), get rich, (earn|earning) # ~3 (sleep|home|fast|online|overnight|week|day|hour|month|guaranteed),
    (make|making|earn|earning) (easy|fast|quick|big|serious|real|passive|free|money|thousands|millions|cash|a fortune|six figures|$|€|£) ~3 (sleep|home|fast|online|overnight|week|day|hour|month|guaranteed|without|nothing|easily|quickly|now),
    (make|earn) (easy|fast|quick) (money|cash), (make|earn|pocket|bank) (thousands|millions|hundreds), (make|earn|pocket|bank) ($|€|£) # (before|by|in|from|without|today|tonight|while), money while you sleep, passive income,
    (unlimited|limitless|residual|effortless|massive|huge|instant|life changing) (income|earnings|profit*|cash|wealth|commissions), (replace|match|beat|triple|outearn) your (salary|income|paycheck|wage|wages|day job|9),
    (paid|money|cash|income) (to do|for doing) nothing, (fast|easy|instant|quick) (cash|money|profits|riches), (beat|crush) the market, (can t|cannot|never) lose money, financial (freedom|independence),
    (quit|leave|fire|ditch) your (job|boss|9|nine|day job), never (work|worry about money|be broke|have to work) again, (double|triple|multiply|10x) your (money|income|investment|savings|wealth|salary),
    (risk free|guaranteed|sure) (profit*|investment*|return*|money|income), (secret|key) to (wealth|riches|getting rich|easy money), be your own boss (by|overnight|in), no side effects,
    (100|hundred) (%|percent|per cent) (effective|safe|success|guaranteed|results|cure), (live|living) pain free, (kill|kills|destroy|destroys|shrink|shrinks) ~1 (cancer*|tumour*|tumor*|diabetes),
    (shrink*|slim*|trim*|flatten*|tone*|sculpt*|tighten*) (your|that) ~1 (waist|belly|tummy|thigh*|arms|stomach|hips|bum|butt) ~2 (in|overnight|fast|by|within), (fat|flab|flabby|chubby|skinny) to (fit|fab|flat|lean|ripped|toned|slim),
    (earn|earning|profit|paid|cash|income|money) while you (sleep|rest|travel|relax), retire (next|rich|tomorrow|by #|at #|in #), (pain|acne|debt|wrinkle) free in, (forever|for good) ~1 (young|thin|cured|gone), never (age|get sick|feel pain|fail) again?,
    instant (weight|cure|relief|millionaire|riches|cash|approval|credit), (detox*|flush*) ~2 toxins, boost* your immun* ~3 (covid|virus|flu|disease),
    (cura|curan|curo|curado|curou|cure|gueri*|heilt|heilen|heilte|geheilt|guari*|geneest|geneest*|curar) ~3 (dolor*|diabet*|cancer|depres*|dos|mal|ruckenschmerz*|schmerz*|krebs|dor|dores|schiena|rug*|pijn|ansiedad|anxiete|angst),
    (milagro*|milagros*|miracle|miraculeu*|wundermittel*|wundercreme*|milagre*|miracol*|wondermiddel*|wunderpille*), (resultados|resultats|ergebnisse|risultati|resultaten) (garantizad*|garanti*|immediat*|inmediat*|gegarandeerd*|imediat*|uber nacht),
    (garantierte*|sofortige*) (ergebnis*|erfolg*|resultat*|wirkung*), (pierde|perdez|verlier*|nimm|perca|perdi|perdere|verlies|adelgaza|maigrissez|abnehmen|emagreca|dimagrisci|afvallen) ~2 (#|kilos|kg|peso|poids|pfund),
    (hazte|devenez|werde|fique|diventa|word) (rico|riche|reich|ric*|rijk|millonari*|millionnaire|millionar*|milionar*|miljonair),
    (gana|gagnez|verdien*|ganhe|guadagna) (dinero|de l argent|geld|dinheiro|denaro|soldi) ~3 (duermes|dormant|schlaf*|facil*|rapid*|schnell|enquanto|dorm*|slaapt|snel),
    (maigri*|adelgaz*|abnehmen|abzunehmen|emagrec*|dimagri*|afvallen) ~2 (vite|rapid*|schnell|snel|sans|sin|sem|senza|zonder|ohne|veloc*), (schnell|snel|rapidamente|rapido|vite|velocemente) (reich|rijk|rico|rica|ric*|riche) (werden|worden)?,
    (reich|rijk) (werden|worden), (word|werde|werden sie) (snel|schnell|nu|jetzt) (rijk|reich), (dinero|argent|geld|dinheiro|soldi) facil*,
    (lower*|reduce*|baja*|reduce|senkt|senken|baisse*|abbassa*|diminui*|baixa*|verlaag*) ~3 (cholesterol*|colesterol*|colesterolo|cholesterin*|blood pressure|presion arterial|tension arterielle|blutdruck|pressao arterial|bloeddruk),
    (fewer|less) ~3 (sick|sick days|colds|krank|malad*), (ingresos pasivos|revenu passif|revenus passifs|passives einkommen|renda passiva|reddito passivo|passief inkomen),
    (deja|quittez|kundige*|largue|lascia) (tu|votre|deinen|seu|il tuo) (trabajo|emploi|job|emprego|lavoro), (libertad financiera|liberte financiere|finanzielle freiheit|liberdade financeira|liberta finanziaria)`),
  patternsOf(`
    cured (ham|meat*|bacon|salami|sausage*|fish|salmon|egg*), (dry|salt|air|smoke|sugar|hand) cured _, (cure|cures) for (dull|boring|bland|cold|bad|slow|messy|empty|long|grey|gray|cabin),
    (cure|cures) (for|the|your)? (boredom|hunger|thirst|cravings|monday*), heal the (world|planet), burn calories, lose (the|your) (phone|queue|paperwork|spreadsheet*|clutter|keys|place)`),
);
