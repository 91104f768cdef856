/** What a copywriter of that place writes differently; by the full tag, else by the language. */
const habits: Record<string, string> = {
  en: 'Spell as the brief does; where it does not show, British and American spelling are never mixed.',
  'en-us': 'American spelling and words: color, organize, center, apartment, vacation.',
  'en-gb': 'British spelling and words: colour, organise, centre, flat, holiday.',
  'en-au': 'Australian spelling (colour, organise) and words.',
  'en-ca': 'Canadian spelling: colour, centre, but organize.',
  'en-ie': 'Irish usage with British spelling: colour, organise.',
  'en-in': 'Indian usage with British spelling: colour, organise.',
  es: 'Address the reader as tú. Open questions with ¿.',
  'es-es': 'Spain: tú and vosotros, móvil, ordenador, coger is harmless.',
  'es-mx': 'Mexico: tú and ustedes, celular, computadora, never vosotros or coger.',
  'es-419': 'Latin America: tú and ustedes, celular, computadora, never vosotros or coger.',
  'es-ar': 'Argentina: vos with its verb forms (querés, tenés), celular.',
  fr: 'Address the reader as vous. A blank before ? ! : ;',
  'fr-ca': 'Canada: vous, no blank before ? and !, magasiner, courriel, fin de semaine.',
  'fr-ch': 'Switzerland: vous, septante, nonante.',
  'fr-be': 'Belgium: vous, septante, nonante, GSM.',
  de: 'Address the reader as du; as Sie where the tone is formal or the trade is law, health or money.',
  'de-at': 'Austria: du or Sie by the tone; Jänner, heuer, Semmel.',
  'de-ch': 'Switzerland: ss and never ß; Velo, parkieren, Franken.',
  pt: 'Follow the variety the brief is written in and never mix European and Brazilian Portuguese.',
  'pt-pt':
    'Portugal: o teu, a tua with tu, or the third person without você; telemóvel, autocarro, casa de banho; "a fazer", never "fazendo".',
  'pt-br': 'Brazil: você, celular, ônibus, banheiro; "fazendo", never "a fazer"; never telemóvel.',
  it: 'Address the reader as tu.',
  nl: 'Address the reader as je; as u where the tone is formal.',
  'nl-be':
    'Flanders: je, or u where the tone is formal; gsm, goesting only if the tone is playful.',
};

export const spellingOf = (tag: string): string => {
  const name = tag.toLowerCase();
  return habits[name] ?? habits[name.split('-')[0] ?? ''] ?? 'Spell as the brief does.';
};
