import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from './gazetteer.ts';
import { isHead, isListedHead } from './heads.ts';
import { isThing as isThingWord } from './heaps.ts';
import { isLittle, isOdd } from './words.ts';

/** "reparación móviles": a doing takes what it is done to behind its "de". */
const doings: Readonly<Record<string, RegExp>> = {
  fr: /^(?:appli|logiciels|paniers?|colis|plateaux?|bouquets?|coffrets?|école|club|toilettage|dépannage|déneigement|ramonage|dégustations?|balades?|pension|magasin|boutique|retouches?|débouchage|détartrage|élagage|taille|tonte|abattage|affûtage|traitement|contrat|locations|ventes?|achat|rachat|reprise|collecte|stockage|montage|démontage|dressage|éducation|randonnées?|visites?|sorties|refuge|association|réparations?|location|vente|nettoyage|cours|stages?|livraison|pose|entretien|lavage|transport|garde|logiciel|app|application|débarras|installation|rénovation|atelier|formation|élevage)$/iu,
  es: /^(?:app|protectora|refugio|asociación|reparación|reparaciones|alquiler|venta|limpieza|clases?|cursos?|lavado|instalación|montaje|academia|arreglos?|transporte|renta|mantenimiento|cuidado|confección|entrega|cambio|diseño|control|taller|servicio|reformas|escuelas?|tienda|fábrica|fabricación|restauración|pulido|abrillantado|estampado|bordado|grabado|perforación|poda|tala|colocación|impresión|impermeabilización|desatascos?|mudanzas?|traslados?|cría|criadero|guardería|residencia|hotel|peluquería|veterinari[oa]|entrenador|entrenadora|profesor|profesora|monitor|monitora|preparación|revisión|revisiones|recogida|compra|asesoría|seguros?|préstamos?|tratamientos?|clínica|estudio|gestión|organización|decoración|iluminación|vidriería|cristalería|club|equipo|pintura|desinfección|control|eliminación|elaboración|distribución|suministros?|rescate|adopción|aceite)$/iu,
  pt: /^(?:app|aplicativo|gestão|consertos?|reparação|reparações|aluguel|aluguer|venda|limpezas?|lavagem|aulas?|cursos?|explicações|instalação|manutenção|transporte|serviço|montagem|entrega|escola|oficina|escolas|loja|fábrica|fabrico|restauro|restauração|perfuração|poda|colocação|impressão|impermeabilização|mudanças|criação|hotel|hotelzinho|creche|professor|professora|preparação|revisão|revisões|recolha|compra|seguros?|tratamentos?|clínica|centro|estúdio|organização|decoração|iluminação|clube|pintura|desinfestação|dedetização|controle|controlo|distribuição|resgate|adoção|estamparia|arranjos?|reforma|locação|confecção|polimento)$/iu,
};

/** "de sofás colchões e tapetes": of three things in a row the first lacks its comma. */
const listed = /((?<=\sd(?:e |’))\p{L}{3,}s) (?=\p{L}{3,}s (?:e|y|et) \p{L}{3,}s(?!\p{L}))/gu;

/** Words that people set apart where the language writes them as one: "E-Roller Verleih", "honden trimsalon". */
const grownTogether = (text: string, pack: LanguagePack) => {
  if (pack.tag === 'de')
    return text
      .replace(pairOf, shortened)
      .replace(/(?<!\p{L})(\p{Lu}[\p{L}-]+) (?=(\p{Lu}\p{Ll}+))/gu, (found, one, two) =>
        (apart.test(two) || /^\p{Lu}{2,5}$/u.test(one)) &&
        !quality.test(one) &&
        !isListedHead(one, pack) &&
        !/ung$/u.test(one) &&
        !isTown(one, pack.spelling)
          ? `${one}-`
          : found,
      );
  if (pack.tag !== 'nl') return text;
  return (
    text
      .replace(pairOf, shortened)
      .replace(/^(verkoop|verhuur|levering|plaatsing) (?=(\p{Ll}{4,}))/gu, (found, doing, thing) =>
        isLittle(thing, pack) || isOdd(thing, pack) ? found : `${doing} van `,
      )
      // "kampeerwagens verhuur": a plural in -s grows together with nothing.
      .replace(
        /(?<!\p{L})(\p{Ll}{4,}[^s]s) (verhuur|verkoop|reparatie|onderhoud)(?!\p{L})/gu,
        '$2 van $1',
      )
      .replace(/(?<!\p{L})(\p{Ll}{3,}) (?=(\p{Ll}{3,}))/gu, (found, one, two) =>
        apart.test(two) && !isOdd(one, pack) && !isLittle(one, pack) && !dutchQuality.test(one)
          ? one
          : found,
      )
  );
};

/** "gitaar en versterker reparatie": what both share stands behind the second. */
const pairOf = /(?<![\p{L}-])(\p{L}{4,}) (en|und|&) (?=(\p{L}{4,}) (\p{L}{5,}))/gu;

const shortened = (found: string, one = '', and = '', two = '', shared = '') =>
  apart.test(shared) && (and === 'und' ? /^\p{Lu}/u : /[^e]$/u).test(two)
    ? `${one}- ${and === '&' ? 'en' : and} `
    : found;

const dutchQuality =
  /(?:[^i]e|ig|isch|lijk|baar|zaam|en de)$|^(?:tweedehands|altijd|snel|vast|beste|gewoon|echt|goed|betaalbaar|professioneel|individueel|rustig|drie|twee|vier|vijf|vorig|elk|jouw|onze|wij|zelf|hele|dag|uur|uren|week|weken|maand|jaar|dagen|leren|houden|zoekt|zoeken|bieden|doen|online|gratis|mobiel|eigen|open|vegan|nieuw|klein|groot|vers|privé|extra|inclusief|exclusief|ook|alleen)$/u;

const quality = /(?:ant|ig|lich|isch|ell|iv|bil)e[nrs]?$/u;

const apart =
  /^(?:nachhilfe|studio|laden|markt|training|trainer|coaching|beratung|berater|gruppe|verein|manufaktur|handel|dienst|büro|agentur|klinik|therapie|physio|sitter|taxi|transporte?|lieferung|lieferservice|automat|automaten|sanierung|renovierung|installation|schneiderei|bäckerei|imkerei|brauerei|rösterei|tour|touren|führung|führungen|reise|reisen|party|partys|shop|software|app|cafe|bar|restaurant|hotel|pension|camp|camps|club|renovatie|renovaties|groep|groepen|massage|massages|mensen|zaden|lift|kamp|hulp|pakket|pakketten|beheer|verf|verzorging|begeleiding|coach|advies|opvang|training|trainingen|feest|feesten|workshop|workshops|vervoer|dienst|service|bedrijf|app|software|hilfe|praxis|aufnahmen|fotograf|fotografin|notdienst|workshop|paket|verleih|reparatur|reparaturen|service|reinigung|werkstatt|vermietung|unterricht|kurse?|schule|pflege|montage|verkauf|wartung|trimsalon|reparaties?|verhuur|onderhoud|les|lessen|reiniging|winkel|salon|oppas|uitlaatservice|opslag|aanleg|café|cursus|cursussen|atelier|feestje|feestjes|praktijk|boerderij|kwekerij|automaat|winkeltje|kliniek|bezorging)$/iu;

const withDoings = (text: string, pack: LanguagePack) => {
  const doing = doings[pack.tag.slice(0, 2)];
  if (doing === undefined) return text;
  return text
    .replace(listed, '$1, ')
    .replace(
      /(?<=(?:boutique|magasin) en ligne|(?:tienda|loja) online) (?=\p{Ll}{3,}s(?!\p{L}))/gu,
      ' de ',
    )
    .replace(
      /(?<![\p{L}-])(\p{L}+) (?=([\p{L}-]{4,})(?![\p{L}-]))/gu,
      (found, word: string, thing: string) =>
        doing.test(word) && isThing(thing, pack)
          ? `${word} ${pack.tag === 'fr' && /^[aeiouéèêâh]/iu.test(thing) ? 'd’' : 'de '}`
          : found,
    );
};

const isThing = (word: string, pack: LanguagePack) =>
  /^\p{Ll}/u.test(word) &&
  !isOdd(word, pack) &&
  !isLittle(word, pack) &&
  !/^(?:online|gratis|auto|express|mobile)$/u.test(word) &&
  (subjects.test(word) || isThingWord(word) || !pack.sure.describing?.test(word)) &&
  !pack.sure.leading?.test(word);

/** Subjects that look like qualities. */
const subjects =
  /^(?:matemáticas?|física|química|música|informática|cerámica|cerâmica|inglés|francés|alemán|italiano|español|inglês|francês|alemão|espanhol|português|anglais|vaisselle|poubelles|matériel|allemand|espagnol|italien|móviles|celulares|portátiles|portáteis|ordenadores|computadores|animales|animais)$/iu;

/** For whom it is, and what leads up to them: "cours adultes ados" is "cours pour adultes et ados". */
const groups: Readonly<Record<string, readonly [string, string]>> = {
  en: ['for', 'beginners'],
  de: ['für', 'Anfänger|Senioren|Einsteiger'],
  fr: ['pour', 'adultes|enfants|ados|débutants|seniors|femmes|hommes'],
  es: [
    'para',
    'bebés|perros|gatos|jóvenes|adolescentes|novias|empresas|adultos|niños|principiantes|mayores|mujeres|embarazadas|hombres',
  ],
  it: ['per', 'anziani|bambini|adulti|principianti|ragazzi|donne'],
  pt: [
    'para',
    'cães|gatos|jovens|adolescentes|noivas|empresas|crianças|adultos|idosos|iniciantes|mulheres|bebés|bebês|homens',
  ],
  nl: ['voor', 'kinderen|beginners|volwassenen|vrouwen|ouderen|senioren'],
};

const forWhom = (text: string, pack: LanguagePack) => {
  const [lead = '', names = ''] = groups[pack.tag.slice(0, 2)] ?? [];
  const { and } = pack.spelling;
  const found = new RegExp(
    `(?<=(?<!\\p{L})(\\p{L}{4,})) ((?:${names})(?: (?:${and} )?(?:${names}))*)(?!\\p{L})`,
    'gu',
  );
  return text.replace(found, (all, before: string, people: string) => {
    if (isLittle(before, pack) || pack.sure.leading?.test(before)) return all;
    const [first = '', ...more] = people.split(' ').filter((word) => word !== and);
    const last = more.pop();
    return ` ${lead} ${[first, ...more].join(', ')}${last ? ` ${and} ${last}` : ''}`;
  });
};

/** "canoe kayak and paddleboard rentals": of three things in a row the first lacks its comma. */
const withComma = (text: string, pack: LanguagePack) =>
  pack.tag.startsWith('en')
    ? text.replace(/(?<!\p{L})(\p{L}{3,}) (?=(\p{L}{3,}) and )/gu, (found, one, two) =>
        [one, two].every((word) => isListedHead(`${word}s`, pack) && !isHead(word, pack))
          ? `${one}, `
          : found,
      )
    : text;

/** A product line with the little words and hyphens that people leave out in haste. */
export const withLinks = (text: string, pack: LanguagePack): string =>
  withComma(forWhom(grownTogether(withDoings(text, pack), pack), pack), pack);
