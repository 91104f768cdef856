const any = (...stems: string[]) => new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu');

/** Words of the objective, in the seven languages; stems, matched where a word begins. */
export const goals = {
  install: any(
    'install|download|app store|play store|descarga|instala|télécharg|herunterlad|baixar',
    'scarica|installazion|downloaden|app-install',
  ),
  quote: any(
    'quote|quotation|estimate|presupuesto|cotiza|devis',
    'angebot(?:e)? (?:anfordern|einholen)|kostenvoranschlag|orçamento|preventiv|offerte',
  ),
  apply: any(
    'appl(?:y|ication)|hiring|recruit|admission|candidat|bewerb|solicitud|postula',
    'contratac|sollicit|vacatur',
  ),
  subscribe: any(
    'newsletter|subscri|suscri|abonn|abonne|assina|iscrizion[ei] alla newsletter|boletín',
    'nieuwsbrief',
  ),
  watch: any(
    'video view|views|watch|vues|visualiza|reproducc|visualizzazion|videoaufruf|weergaven',
  ),
  contact: any(
    'message|call|contact|whatsapp|enquir|inquir|mensaje|llamada|appel|anruf|nachricht',
    'kontakt|ligaç|mensage|chiamat|messaggi|bericht|bellen',
  ),
  learn: any(
    'aware|reach|traffic|donat|engagement|brand|visibil|alcance|tráfico|tráfego|notori',
    'reconoc|portée|trafic|dons?(?!\\p{L})|bekannt|reichweite|spende|doaç|donac|donazion',
    'copertura|traffico|naams?bekend|bereik|donatie|clicks?|visits?|fundrais',
  ),
  leads: any('lead|prospect|interesad|contatti|interessent|clientes potenciales'),
  signup: any(
    'sign[- ]?up|enrol|trial|demo|regist|registr|inscri|anmeld|prueba|essai|cadastr',
    'prova gratuita|aanmeld|iscri|free account|conversion',
  ),
  book: any(
    'booking|book (?:an?|your|now|online|more) |appointment|reserv|réserv|cita|rendez-vous|termin',
    'buchung|buchen|agenda|prenota|appuntament|afspra(?:ak|ken)|boeking|rdv|consulta',
  ),
  /** To be reserved, or to be read. */
  bookOrBooks: any('book(?!s(?!\\p{L})|\\p{L}{2})|buch(?!\\p{L})|boek(?:en)?(?!\\p{L})'),
  sell: any(
    'sale|sell|purchas|order|revenue|shop|buy|checkout|e-?commerce|venta|vender|compra',
    'vente|achat|\\p{L}*verk[aä]uf|umsatz|kauf|bestell|vend|acquist|verkoop|aankoop|roas',
  ),
};

export const discount = any(
  '\\d+ ?%|[£$€]\\d|off(?!\\p{L})|half price|bundle|2 for 1|two for one|bogo|buy one',
  'discount|voucher|coupon|descuento|desconto|rabatt|remise|réduction|sconto|korting',
  '2x1|mitad de precio|moitié prix|halbe|metade do preço|metà prezzo',
);

export const trial = any('trial|demo|prueba|essai|testphase|probe|teste grátis|prova|proef');

/** The head noun's trade in the other languages; English reads its own table. */
export const foreignTrades: readonly [string, RegExp][] = [
  [
    'job',
    any(
      "vacantes?(?!\\p{L})|empleo|offres? d[’']emploi|stellen(?!\\p{L})|stellenangebot",
      'ausbildungsplatz|vagas?(?!\\p{L})|posti di lavoro|vacature|recrutement',
      'offerta di lavoro',
    ),
  ],
  [
    'app',
    any(
      'app(?!\\p{L})|aplicación|application mobile|aplicativo|applicazione|juego',
      'jeu(?!\\p{L})|spiel(?!\\p{L})|jogo|gioco|spel(?!\\p{L})',
    ),
  ],
  [
    'software',
    any(
      'software|\\p{L}+software(?!\\p{L})|plataforma|plateforme|plattform|piattaforma',
      'logiciel|programa de|gestionale|platform(?!\\p{L})|saas',
    ),
  ],
  [
    'course',
    any(
      'curso|cours(?!\\p{L})|kurs|\\p{L}+kurs(?!\\p{L})|corso|cursus|formation|formación',
      'weiterbildung|clases|aulas?(?!\\p{L})|lezion|lessen|unterricht|academia',
      'taller(?:es)? de',
    ),
  ],
  [
    'travel',
    any(
      'hotel|hôtel|viaje|voyage|reise|\\p{L}+reisen?(?!\\p{L})|viagem|viagens|viaggi|reizen',
      'vuelo|ferienwohnung|gîte|pousada|agriturismo|vakantie|casa rural|urlaub|turismo',
      'tours?(?!\\p{L})|crucero|croisière',
    ),
  ],
  [
    'cause',
    any(
      'ong(?!\\p{L})|fundación|fondation|stiftung|verein|fundação|fondazione|stichting',
      'asociación benéfica|association caritative|voedselbank|tafel(?!\\p{L})',
      'banco de alimentos|goede doel',
    ),
  ],
  [
    'food',
    any(
      'zumo|pan(?!\\p{L})|panader|boulanger|bäckerei|brot|padaria|panific|forno|bakker',
      'café(?!\\p{L})|kaffee|koffie|restaurant|ristorante|vino(?!\\p{L})|vin(?!\\p{L})|wein',
      'vinho|wijn|aceite|huile|pizza|comida|fromage|käse|queso|queijo|formaggi|kaas|flores',
      'fleurs|blumen|fiori|bloemen|chocolat|schoko|miel(?!\\p{L})|honig|gelat|helad',
      'traiteur|olio',
    ),
  ],
  [
    'health',
    any(
      'dent(?:ista|iste|ária|al)|zahn|tandarts|clínica|clinique|praxis|fisio|physio|kiné',
      'psicólog|psycholog|arzt|médic|médecin|farmacia|pharmacie|apotheke|huisarts|klinik',
    ),
  ],
  ['law', any('abogad|avocat|anwalt|kanzlei|rechtsanwalt|advogad|avvocat|advocat|notar')],
  [
    'money',
    any(
      'préstamo|prêt(?!\\p{L})|kredit|empréstimo|prestit|lening|hipoteca|hypothe|mutuo',
      'steuer|banco(?!\\p{L})|banque|inversion|geldanlage|comptab|asesoría|boekhoud',
      'commercialista|contabil',
    ),
  ],
  [
    'quote',
    any(
      'seguro|assurance|versicherung|\\p{L}+versicherung(?!\\p{L})|assicurazion|verzekering',
      'mudanza|déménage|umzug|mudança|traslochi|verhuiz|solar|photovolta|zonnepanelen',
      'reformas|rénovation|sanierung|ristruttur|dachdecker|fontaner|plombier|klempner',
      'loodgieter|idraulic|transport|spedition',
    ),
  ],
  ['funeral', any('funerari|funèbres|bestattung|funerár|onoranze|uitvaart')],
  [
    'service',
    any(
      'peluquer|coiffeur|friseur|cabeleir|parrucch|kapper|agencia|agence|agentur|agência',
      'agenzia|bureau(?!\\p{L})|werkstatt|\\p{L}+werkstatt|taller(?!\\p{L})|garage|oficina',
      'officina|estudio|studio|fotógraf|photograph|fotograf|limpieza|nettoyage|reinigung',
      'schoonmaak|consult|beratung|arquitect|architect|architekt|architett',
    ),
  ],
];

export const donations = any(
  'donat|fundrais|charit|doaç|donac|donazion|spende|dons?(?!\\p{L})|donatie',
);
