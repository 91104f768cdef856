/**
 * Words that name a protected attribute. An audience that holds one steers nothing we print:
 * platforms refuse copy that tells readers what they are.
 */
const attributes: readonly string[] = [
  // religion and belief
  'christians?|catholics?|protestants?|muslims?|islamic|jew(?:s|ish)?|hindus?|sikhs?|buddhists?|mormons?|atheists?|evangelicals?|crist(?:ian|ão|ãos|iano)\\w*|chrétien\\w*|musulm\\w+|muçulman\\w+|jud[ií]\\w+|juif\\w*|ebre\\w+|christ(?:en|lich\\w*)|muslim\\w*|jüdisch\\w*|joods\\w*|katholi\\w+',
  // origin
  'black|blacks|whites?|asians?|latin[oaxe]s?|hispanics?|african[- ]americans?|arabs?|romani|indigenous|immigrants?|migrants?|refugees?|inmigrantes?|immigr\\w+|migrant\\w*|ausländer\\w*|vluchteling\\w*|refugiad\\w+|flüchtling\\w*|négros?|negros?|schwarze\\w*',
  // sex life and identity
  'gays?|lesbians?|bisexuals?|queers?|trans(?:gender|sexual)?s?|lgbt\\w*|non-?binary|homosexu\\w+|schwul\\w*|lesb\\w+|homo(?:s|seksue\\w+)',
  // age
  '(?:over|under|aged|age) ?\\d{2}\\w*|\\d{2} ?(?:\\+|-|–|to) ?(?:\\d{2})?(?: ?(?:year|yr|yo)\\w*)?(?=\\s|$|,)|\\d{2} ?(?:years?|jahre|años|ans|anos|anni|jaar)\\b|elderly|seniors|senior citizens?|pensioners?|retirees?|retired|boomers?|millennials?|gen[- ]?z|teen(?:s|agers?)|adolescent\\w*|mayores de \\d+|jubilad\\w+|retraité\\w*|aposentad\\w+|pensionat\\w*|rentner\\w*|senioren|ouderen|gepensioneerd\\w*|anzian\\w+|idos\\w+',
  // health and disability
  'diabet\\w+|depress\\w+|anxi(?:ety|ous)|cancer\\w*|hiv|aids|adhd|autis\\w+|disab\\w+|wheelchair\\w*|blind|deaf|obes\\w+|overweight|bipolar|ptsd|ocd|chronic\\w*|patients? with|sufferers?|suffering|(?:with|have) (?:asthma|arthritis|eczema|psoriasis|migraines?|insomnia|dementia|epilepsy)|infertil\\w+|pregnan\\w+|menopaus\\w+|alcoholics?|addict\\w*|recovering|sobrepeso|surpoids|übergewicht\\w*|overgewicht|discapac\\w+|handicap\\w*|behindert\\w*|deficien\\w+|ansiedad|ansiedade|angst(?:patient|stör)\\w*|enferm\\w+ de|krank\\w*|malad(?:es|ies)|malat\\w+|doentes|embarazad\\w+|enceintes?|schwanger\\w*|grávidas?|incinta|zwanger\\w*|erect\\w+|impoten\\w+|incontinen\\w+',
  // money and hardship
  'unemployed|jobless|bankrupt\\w*|in debt|indebted|debtors?|low[- ]income|poor|homeless|bad credit|broke|divorc\\w+|widow\\w*|bereaved|grieving|single (?:moms?|mums?|mothers?|dads?|parents?)|desemplead\\w+|en paro|desempregad\\w+|endividad\\w+|endeudad\\w+|endett\\w+|surendett\\w+|chômeu\\w+|chômage|arbeitslos\\w*|verschuldet\\w*|werkloz\\w*|schulden|disoccupat\\w+|indebitat\\w+|divorcé\\w*|geschieden\\w*|treated unfairly|victims?|survivors?|injur\\w+|abused?',
  // politics, union, record
  'republicans?|democrats?|conservatives?|liberals?|socialists?|trump\\w*|voters?|union members?|trade union\\w*|ex-offenders?|felons?|convict\\w*|criminal records?|prisoners?|veterans?|ex-?cons?',
];

const attribute = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${attributes.join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

export const namesProtectedAttribute = (text: string) => attribute.test(text);
