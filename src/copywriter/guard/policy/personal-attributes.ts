import { wordsAmong } from '../../../kernel/folding/word-index.ts';
import { compilePatterns } from '../../../kernel/phrases/patterns.ts';
import { sentenceAround, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import { taggedPatterns } from '../claims/phrases/table.ts';
import type { PolicyRule } from './rule.ts';
import { addressing, addressingIn, attributes, illnesses, origins, readerWords } from './words.ts';

const addressesAll = wordsAmong(addressing);
const addressIn = new Map(
  Object.entries(addressingIn).map(([language, words]) => [language, wordsAmong(words)]),
);

const isCompound = (word: string): boolean => word.includes('-');
const listed = attributes.split(/\s+/);
const isAttribute = wordsAmong(listed.filter((word) => !isCompound(word)).join(' '));

const choices = (list: string): string => list.split(/\s+/).join('|').replaceAll('-', ' ');

const reader = choices(readerWords);
const illness = choices(illnesses);

/**
 * The reader is told, asked or presumed to have the attribute; or it is named by a compound:
 * "straight-acting" is one, "straight" alone is not.
 */
const told = `
  (are|re) you (a|an|too|feeling|getting)? (${reader}|over #|under #|in debt|in your (forties|fifties|sixties|seventies)), you (are|re) (a|an|too|getting)? (${reader}|in debt|over #),
  (as|being|for) (a|an) (black|jewish|muslim|christian|gay|lesbian|trans|disabled|single|divorced) (woman|man|person|mom|mum|dad|parent|american|like) ~3 you,
  (other|fellow|local|meet|date|find|attention|calling|hey|dear|all) ~1 (black|white|asian|single|senior|christian|jewish|muslim|gay|lesbian|latino|latina|older|mature|divorced|widowed|disabled|catholic|hindu) (singles|women|men|people|dates|moms|mums|dads|seniors|folks|ladies|guys|parents|americans|voters|drivers|veterans),
  (people|others|someone|women|men|seniors|folks) like you ~5 (turned|aged|over|#|diagnosed|debt|weight|age), (seniors|retirees|pensioners|smokers|veterans|divorcees) like (you|yourself),
  (single|divorced|widowed|lonely|unmarried) ~1 (at|after) (your)? #, still (single|unmarried|divorced) (at|after|,|?|.), (you|you ve|just) (just )?(turned|turning) #,
  (your|his|her) (weight|age|race|religion|sexuality|sexual orientation|criminal record|credit score|bad credit|credit history|debts|debt|disability|illness|diagnosis|depression|anxiety|condition|gender identity|ethnicity|faith|disorder|disease|income level|medical condition|mental health|immigration status|citizenship|arrest|conviction|divorce|bankruptcy|erection|erections|period|period pain|menopause),
  (struggling|struggle|suffering|suffer|battling|living|dealing|coping) (with|from) ~2 (weight|depression|anxiety|debt|addiction|diabetes|illness|cancer|pain|infertility|alcoholism|obesity|insomnia|acne|ed|hair loss|adhd|panic|grief|arthritis|eczema|ibs|menopause),
  (are|re) you (a|an)? (${choices(origins)}) (?|and|or|,|woman|man|living), (do|have|did) you (have|got|get|suffer from|live with)? (high|low|bad|severe|a|an)? (${illness}),
  (suffering|suffer|struggling|living|diagnosed|battling|dealing|plagued) (from|with|by) (high|low|bad|severe|a|an|your)? (${illness}), your (high|low|bad|severe|chronic)? (${illness}),
  (marriage|relationship) ~1 (failing|falling apart|trouble|over|on the rocks), (drowning|buried|trapped|stuck) in ~1 debt*, (bad|poor|low) credit, no credit (history|score|check|checks|rating|file|and|or|is|no), no credit ?,
  (black|white|asian|christian|jewish|muslim|gay|lesbian|latino|latina|older|mature|divorced|disabled|catholic|hindu|senior|russian|thai) (singles|dating|dates|brides),
  (behind|late) (on|with) (your|the)? ~1 (mortgage|rent|bills|payments|loan|loans|debts), your (low|modest|small|limited|fixed) (income|wage|salary|pension),
  (ladies|women|men|guys|gentlemen|moms|mums|dads|drivers|homeowners|singles|workers) (over|above|under|aged|in their) (#|forties|fifties|sixties|seventies) (,|:|!),
  (black|asian|white|latina|latino|muslim|jewish|christian|gay|trans|single|divorced) (women|men|girls|guys|ladies|moms|mums|dads|people|folks) (,|:|!),
  (did|have|do|has) you ~1 (lose|lost|losing) your (job|home|house|licence|license|benefits), (lost|losing) your (job|home|house) ?,
  (did|have|were|are|do) you (ever )?(been )?(fired|arrested|convicted|divorced|bankrupt|evicted|diagnosed|laid off|vote|voted|a member of a union|in a union|on benefits|low income|late on|behind on),
  (you (ve been|were|have been|got)|just|recently) (fired|arrested|convicted|diagnosed|evicted|laid off|sacked), (vote|voted|voting) ~2 (like you|as you|you), (you|you re) ~2 (can t pay|behind on) ~2 (rent|bills|mortgage),
  (broke|in debt|overweight|diabetic|depressed|unemployed|jobless|pregnant|divorced|lonely|balding|infertile|alcoholic) ?,
  (seniors|diabetics|christians|muslims|jews|catholics|veterans|smokers|alcoholics|gays|lesbians|immigrants|single moms|single mums|retirees|widows|hindus|latinos) (,|:|!),
  (fellow|calling all|attention|hey|dear|hello) (alcoholic*|addict*|diabetic*|christian*|muslim*|jew*|catholic*|smoker*|senior*|felon*|gay*|immigrant*|atheist*|hindu*|veteran*|republican*|democrat*|union member*),
  (recien|recem|frisch|fraichement|appena|pas|newly|just|recently) (divorce*|divorciad*|divorziat*|geschieden|gescheiden|viud*|verwitwet|widowed|vedov*|veuf|veuve),
  meet ~2 (jewish|christian|muslim|gay|lesbian|black|asian|latino|latina|catholic|hindu|senior|trans|disabled|single), (estas|eres|esta|es usted) (en paro|sin trabajo|en quiebra|demasiado gord*),
  (etes vous|es tu|vous etes|tu es) (au chomage|en surpoids|trop gros*|a decouvert|noir*|vieu*|seul*|celibataire*), (bist du|sind sie|du bist|sie sind) (zu )?(${reader}|dick|pleite|arbeitslos|uber #),
  (eres|estas) (${reader}|mayor de #), (voce e|voce esta|tu es) (${reader}|gordo|gorda), sei (${reader}|troppo grass*), (ben je|bent u|je bent|ben jij) (te )?(${reader}|dik|werkloos|boven de #),
  (leidest|leiden) ~2 (unter|an) ~2 (angst*|prufungsangst|flugangst|hohenangst|panik*|phobie*|schlafstorung*|schlaflosigkeit|migrane), (sufres|padeces|souffrez|souffres|soffri|sofre|sofres|lijdt|lijd) ~2 (ansiedad|vertigo|fobia*|panico|angoisse*|vertige*|phobie*|insomnie*|panique|ansia|vertigini|insonnia|ansiedade|vertigens|insonia|faalangst|hoogtevrees|vliegangst|slapeloosheid),
  (single|divorced|widowed|celibataire|soltero|soltera|single|solteir*) again at, (de nouveau|wieder|otra vez|di nuovo|weer|de novo) (celibataire|single|solter*|solteir*|divorc*) a? ~2 (#|ans|anos|anni|fifty|cinquante|cincuenta|cinquanta|cinquenta|funfzig|vijftig), (mit|auf|op je|a) (#|funfzig|vierzig|sechzig|vijftig) ~2 wieder? single, (your|tu|tuo|tua|votre|ton|ta|dein|deine|ihr|ihre|je|jouw|uw|seu|sua|teu|tua) (son|daughter|kid|child|teen|teenager|hijo|hija|figlio|figlia|fils|fille|ado|enfant|sohn|tochter|kind|zoon|dochter|filho|filha) ~3 (accro|addicted|enganchad*|viciad*|suchtig|bildschirmsuchtig|handysuchtig|verslaafd|dipendente|dependiente|obese|friendless|gemobbt|mobbing|has no friends|n a pas d amis|keine freunde|sin amigos|non ha amici|geen vrienden|sem amigos), (leidest du|leiden sie|souffrez vous|vous souffrez|tu souffres|sufres|sufre usted|soffri|sofre|sofres|heb je last|heeft u last) (an|unter|de|du|des|d|di|del|van|das|dos|da|do), (since|seit|depuis|desde|dopo|sinds) (the|der|le|ton|votre|el|il|de|o|your|deiner|ihrer|tu|seu) (divorce|scheidung|divorcio|divorzio|trennung|separation|breakup), (struggling|struggle) to (pay|make ends), make ends meet ?, no (llegas|llega) a fin de mes, non (arrivi|arrivate) a fine mese, (boucler|bouclez) (vos|tes|les) fins de mois, (konto|compte|cuenta|conto|rekening|conta) ~3 (leer|a sec|vacia|vuoto|leeg|vazia), (ordenado|salario|sueldo|salaire) nao chega, (tu|tus|su|vos|votre|ton|dein|deine|ihr|ihre|seu|sua|tuo|tua|je|jouw|uw) (peso|edad|religion|poids|age|gewicht|alter|idade|peso|eta|leeftijd|raza|salud mental|sante mentale|saude mental|salute mentale)`;

const compounds = listed.filter(isCompound).join(', ').replaceAll('-', ' ');
const phrases = compilePatterns(taggedPatterns({ attribute: compounds, hit: told }));

/** "As a Muslim, you know …": what the reader is comes before the address. */
const speaksTo = (first: Token | undefined, second: Token | undefined): boolean =>
  /^(?:como|als|comme|come|da)$/.test(first?.text ?? '') ||
  /^(?:as an?|en tant)$/.test(`${first?.text} ${second?.text}`);

const expecting = /^(?:enceinte|pregnan|schwanger|embarazad|incinta|zwanger|gravid)/;

const eligible = /^(?:seniors?|pensioners?|retirees?|retired)$/;

/** "$144 if you're a senior": who gets the price, said under a condition. */
const isDiscount = (tokens: readonly Token[], first: number, last: number): boolean => {
  const [from, to] = sentenceAround(tokens, first);
  return (
    tokens[first - 1]?.text === 'if' &&
    eligible.test(textAt(tokens, last - 1)) &&
    tokens.slice(from, to).some(({ text }) => /^[$€£%]$/.test(text))
  );
};

/** "Computer help for seniors, at home": said of whom it is for, not to them. */
const isFor = (tokens: readonly Token[], first: number, last: number): boolean =>
  /^[,:!]$/.test(textAt(tokens, last - 1)) &&
  /^(?:for|pour|fur|para|per|voor)$/.test(textAt(tokens, first - 1));

/** Meta forbids asserting or implying that the reader has a private attribute; asking is asserting. */
export const personalAttributes: PolicyRule = {
  id: 'policy.personal-attributes',
  message:
    'speaks of a private attribute of the reader. Describe the product instead, without “you” and the attribute together.',
  find({ tokens, tongue: { languages } }) {
    const own = languages.map((language) => addressIn.get(language));
    const addresses = ({ text }: Token): boolean =>
      addressesAll(text) || own.some((isAddress) => isAddress?.(text));
    const isOfReader = (at: number, end: number): boolean => {
      const [from, to] = sentenceAround(tokens, at);
      const before = tokens.slice(Math.max(from, at - 6), at);
      const likened = tokens[end]?.text === 'like' && tokens[end + 1]?.text === 'you';
      // "Divorced, and nobody left to feed the cat?"
      const opens =
        at - from <= 1 &&
        !expecting.test(textAt(tokens, at)) &&
        /^(?:,|and|und|et|y|e|en)$/.test(textAt(tokens, end));
      const asked =
        tokens[to]?.text === '?' &&
        (to - from <= 7 || opens) &&
        !before.some(({ text }) =>
          /^(?:for|people|those|anyone|how|what|is|does|para|pour|fur)$/.test(text),
        );
      const presumed =
        speaksTo(tokens[from], tokens[from + 1]) && tokens.slice(end, to).some(addresses);
      return likened || asked || presumed || before.some(addresses);
    };
    const words = tokens.flatMap(({ kind, text }, first) =>
      kind === 'word' && isAttribute(text) ? [{ tag: 'attribute', first, last: first + 1 }] : [],
    );
    return [...phrases.find(tokens), ...words]
      .filter(({ tag, first, last }) =>
        tag === 'hit'
          ? !isDiscount(tokens, first, last) && !isFor(tokens, first, last)
          : isOfReader(first, last),
      )
      .map(({ first, last }) => [first, last]);
  },
};
