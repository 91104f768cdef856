import type { Brief } from '../types.ts';

/** What the platform forbids in ads of some trades, said to the model only where the brief is of that trade. */
const categories: readonly [rule: string, signs: RegExp[]][] = [
  [
    `This looks like a job ad. Nobody may be wanted or left out by age, sex, origin, religion, health, family or looks: no "young team", no "native \
speaker", no "he". Promise no income beyond the facts.`,
    [
      /(?<!\p{L})(?:jobs?|hiring|vacanc\p{L}*|careers?|recruit\p{L}*|apprentice\p{L}*|internship|stellen\p{L}*|ausbildung\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:mitarbeiter\p{L}*|bewerb\p{L}*|emplois?|recrut\p{L}*|embauch\p{L}*|empleos?|vacantes?|contrat\p{L}*|emprego)(?!\p{L})/iu,
      /(?<!\p{L})(?:vagas?|lavoro|assum\p{L}*|assunzion\p{L}*|vacatures?|sollicit\p{L}*)(?!\p{L})/iu,
    ],
  ],
  [
    `This looks like an ad for housing. Nobody may be wanted or left out by age, sex, origin, religion, health, disability or family: no "ideal for young \
couples", no "no children", no kind of neighbours.`,
    [
      /(?<!\p{L})(?:apartments?|flats?|to let|for rent|rentals?|tenants?|real estate|homes for sale|wohnung\p{L}*|mietwohn\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:immobilie\p{L}*|appartements?|immobili\p{L}*|locataires?|loyers?|pisos?|alquiler\p{L}*|inmobiliari\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:apartamentos?|alugu\p{L}*|arrend\p{L}*|imobili\p{L}*|appartament\p{L}*|affitt\p{L}*|huur\p{L}*|woning\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:makelaar\p{L}*)(?!\p{L})/iu,
    ],
  ],
  [
    `This looks like an ad for credit or money matters. Never speak of the reader’s debts, score or need; promise no approval, no saving and no return \
beyond the facts; keep every condition that stands beside a rate.`,
    [
      /(?<!\p{L})(?:loans?|credit|mortgages?|debts?|invest\p{L}*|insurance|kredit\p{L}*|darlehen|hypothek\p{L}*|versicher\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:geldanlage|prêts?|crédits?|assurances?|préstamos?|créditos?|hipotec\p{L}*|seguros?|empréstimos?|prestit\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:mutu[oi]|assicura\p{L}*|lening\p{L}*|hypotheek|verzeker\p{L}*)(?!\p{L})/iu,
    ],
  ],
  [
    'This looks like an ad for health, body or care. Never say or ask what the reader suffers from or looks like; no cure, no before and after, no result or time to a result beyond the facts.',
    [
      /(?<!\p{L})(?:health|clinic|dent\p{L}*|doctor|therap\p{L}*|physio\p{L}*|supplement\p{L}*|vitamin\p{L}*|weight|diet\p{L}*)(?!\p{L})/iu,
      /(?<!\p{L})(?:fitness|skin|cosmetic\p{L}*|praxis|zahn\p{L}*|arzt|gesund\p{L}*|haut\p{L}*|abnehm\p{L}*|santé|clinique)(?!\p{L})/iu,
      /(?<!\p{L})(?:médec\p{L}*|peau|minceur|salud|clínica|médic\p{L}*|piel|saúde|pele|emagrec\p{L}*|salute|medic\p{L}*|pelle)(?!\p{L})/iu,
      /(?<!\p{L})(?:dimagr\p{L}*|gezondheid|tandarts|huid\p{L}*|afval\p{L}*)(?!\p{L})/iu,
    ],
  ],
];

export const categoryRulesFor = ({ product, audience, objective = '' }: Brief): string[] => {
  const text = `${product}\n${audience}\n${objective}`;
  return categories
    .filter(([, signs]) => signs.some((sign) => sign.test(text)))
    .map(([rule]) => rule);
};
