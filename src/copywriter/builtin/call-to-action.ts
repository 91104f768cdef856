import type { Brief, CallToActionType } from '../types.ts';

const quotes =
  'quote|quotation|estimate|devis|kostenvoranschlag|angebotsanfrag|presupuesto|or[çc]amento|preventiv|offerte';

/** Stems by which an objective is understood, in seven languages; the first that fits decides. */
const goals: readonly [CallToActionType, string][] = [
  [
    'DOWNLOAD',
    'install|download|app store|play store|app.?inst|descarg|télécharg|baixar|transferências de app|scaric',
  ],
  ['LEARN_MORE', 'donat|fundrais|spende|don(?:s|ation)|doa[çc]|donaz'],
  ['GET_QUOTE', quotes],
  [
    'APPLY_NOW',
    'appl(?:y|ication)|hiring|recruit|admission|bewerb|recrut|candidat|embauch|contratar personal|vagas|assunzion|sollicit|vacature|personal gesucht|mitarbeiter',
  ],
  [
    'SUBSCRIBE',
    'newsletter|subscri|abonnement|abonn|suscri|assinatur|subscreve|iscrizioni alla newsletter|abbonament',
  ],
  ['WATCH_MORE', 'video view|views|watch|videoaufruf|vues|visualiza[çc]|visualizzaz|weergaven'],
  [
    'SIGN_UP',
    'sign[- ]?up|enrol|regist|free account|new members|membership|trial|demo|anmeld|probe|inscri|essai|prueba|apunt|teste|prova|iscri|aanmeld|proef',
  ],
  [
    'CONTACT_US',
    'message|call(?!\\p{L})|calls|contact|whatsapp|enquir|inquir|anfrage|anruf|nachricht|kontakt|appel|rendez|mensaje|llamad|cita|mensage|contat|messagg|chiamat|contatt|appuntament|bericht|bellen|afspra|agendament|termin|booking|book (?:an?|your|now|online|more)|appointment|reserv|buchung|réserv|prenot|boek',
  ],
  [
    'LEARN_MORE',
    'aware|reach|traffic|engagement|visibil|clicks?|visits?|bekannt|reichweite|notoriété|trafic|alcance|tráfico|tráfego|copertura|traffico|bereik|bekendheid',
  ],
];

const sells =
  'sale|sell|purchas|order|revenue|shop|buy|checkout|e-?commerce|roas|verkauf|verkäuf|umsatz|bestell|vente|vendre|achat|command|venta|vender|compra|pedid|venda|encomend|vendit|acquist|ordin|verkoop|verkop|omzet';

const leads =
  'lead|prospect|kontakte|interessent|contacts qualif|clientes potenciales|contactos|contatti';

/** Trades whose readers act in their own way. */
const trades = {
  travel:
    'hotel|hostel|flight|holiday|cruise|resort|villa|safari|getaway|cottage|lodge|glamping|campsite|travel|vacation|guesthouse|chalet|ferien|urlaub|reise|séjour|voyage|gîte|vacances|viaje|viaggi|vacanz|viagem|viagens|vakantie|reizen|agriturismo|turismo|alojamiento|casa rural|alojamento|pousada|chambres d.h[ôo]tes|albergo|locanda|b&b',
  app: '(?<!web )apps?(?!\\p{L})|game(?!\\p{L})',
  software: 'software|saas|crm|dashboard|plattform|platform|logiciel|plataforma|piattaforma',
  course:
    'courses?(?!\\p{L})|bootcamp|class(?:es)?(?!\\p{L})|workshop|lessons?(?!\\p{L})|masterclass|webinar|kurs|unterricht|cours(?!\\p{L})|clases|curso|lezion|corso|corsi|cursus|lessen',
  food: 'bread|baker|coffee|pizz|restaurant|takeaway|meal|cake|bistro|sushi|burger|catering|bäckerei|brot|kaffee|boulanger|pâtisser|panader|padaria|panific|bakker|broodjes',
  quote:
    'insurance|roof|builder|removal|movers|plumb|heating|electrician|solar|landscap|renovation|versicherung|dach|umzug|heizung|elektrik|assurance|toiture|plomb|déménag|seguro|reforma|mudanza|mudan[çc]|tetto|idraulic|trasloch|verzekering|dakdekker|verhuis|loodgiet',
  job: "jobs?(?=\\s(?:in|as|at|for|near|with|from)\\s|:|$)|vacanc|we(?:’|')re hiring|stellenangebot|wir suchen|offre d[’']emploi|oferta de empleo|vaga de|offerta di lavoro|vacature",
};

const stems = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');
const tradeSigns = Object.fromEntries(
  Object.entries(trades).map(([trade, list]) => [trade, stems(list)]),
);
const goalSigns = goals.map(([type, list]) => [type, stems(list)] as const);
const sellSign = stems(sells);
const quoteSign = stems(quotes);
const leadSign = stems(leads);
const discount =
  /\d ?%|[£$€]\s?\d|\d\s?€|(?<!\p{L})(?:off|discount|voucher|coupon|rabatt|gutschein|remise|réduction|descuento|desconto|sconto|korting)/iu;

/** Whole parts of an address: "/contact-lenses" is no contact form. */
const pages: readonly [CallToActionType, RegExp][] = [
  ['DOWNLOAD', /(?:apps|itunes)\.apple\.com|play\.google\.com/],
  ['SHOP_NOW', /\/(?:shop|store|products?|cart|tienda|boutique|loja|winkel)(?:[/?#]|$)/],
  [
    'GET_QUOTE',
    /\/(?:get-|request-)?(?:quote|estimate|devis|angebot|preventivo|presupuesto)(?:[/?#]|$)/,
  ],
  [
    'CONTACT_US',
    /\/(?:contact|kontakt|contacto|contatti|booking|book|appointments?|termine?)(?:-us)?(?:[/?#]|$)/,
  ],
  ['SIGN_UP', /\/(?:sign-?up|register|trial|demo)(?:[/?#]|$)/],
];

/** One button for the whole answer: the objective decides, then the trade, then the landing page. */
export const callToActionFor = ({
  product,
  objective = '',
  offer = '',
  landing_url = '',
}: Brief): CallToActionType => {
  const isTrade = (trade: keyof typeof trades) => tradeSigns[trade]?.test(product) ?? false;
  // "Pedidos de orçamento" are no orders.
  const isSelling = sellSign.test(objective) && !quoteSign.test(objective);
  if (leadSign.test(objective)) {
    if (isTrade('app') || isTrade('software') || isTrade('course')) return 'SIGN_UP';
    return isTrade('quote') ? 'GET_QUOTE' : 'CONTACT_US';
  }
  if (isTrade('travel') && (isSelling || /book|buch|réserv|reserv|prenot|boek/iu.test(objective)))
    return 'BOOK_TRAVEL';
  const goal = isSelling ? undefined : goalSigns.find(([, sign]) => sign.test(objective))?.[0];
  if (goal) return goal;
  if (isSelling) {
    if (isTrade('app')) return 'DOWNLOAD';
    if (isTrade('software') || isTrade('course')) return 'SIGN_UP';
    if (isTrade('food')) return 'ORDER_NOW';
    return discount.test(offer) ? 'GET_OFFER' : 'SHOP_NOW';
  }
  if (isTrade('job')) return 'APPLY_NOW';
  if (isTrade('app') && objective === '') return 'DOWNLOAD';
  return pages.find(([, page]) => page.test(landing_url.toLowerCase()))?.[0] ?? 'LEARN_MORE';
};

/** What the last line asks for: what the button does, how a contact is made, or that the reader comes by. */
export type ClosingKind = CallToActionType | 'CALL' | 'APPOINTMENT' | 'BOOK' | 'VISIT';

const visits = stems('visits?(?!\\p{L})|footfall|besuche|visite|visitas|bezoek');
const online = /web|site|page|seite|shop|profil|online/iu;

const contacts: readonly [ClosingKind, RegExp][] = (
  [
    ['CALL', 'calls?(?!\\p{L})|phone|anruf|appels?(?!\\p{L})|llamad|ligaç|chiamat|bellen|telefon'],
    ['APPOINTMENT', 'appointment|termin|rendez|cita|agendament|marcaç|appuntament|afspra'],
    ['BOOK', 'book|reserv|buchung|réserv|prenot|boek'],
  ] as const
).map(([kind, list]) => [kind, stems(list)]);

export const closingKindFor = (brief: Brief): ClosingKind => {
  const { objective = '' } = brief;
  const type = callToActionFor(brief);
  if (type === 'LEARN_MORE' && visits.test(objective) && !online.test(objective)) return 'VISIT';
  const contact = contacts.find(([, sign]) => sign.test(objective))?.[0];
  return type === 'CONTACT_US' ? (contact ?? type) : type;
};
