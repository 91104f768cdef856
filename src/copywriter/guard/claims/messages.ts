import type { Level } from '../../types.ts';

const statedBy: Readonly<Record<string, string>> = {
  'claims.number.people': 'a count of people the benefits do not give',
  'claims.number.orgs': 'a count of organisations the benefits do not give',
  'claims.number.reviews': 'a count of reviews the benefits do not give',
  'claims.number.count': 'a count the brief does not give',
  'claims.number.rating': 'a rating the benefits do not give',
  'claims.number.percent': 'a percentage the brief does not give in this sense',
  'claims.number.discount': 'a discount the brief does not give',
  'claims.number.ratio': 'a share or fraction the benefits do not give',
  'claims.number.multiplier': 'a multiplied result the benefits do not give',
  'claims.number.rank': 'a rank the benefits do not give',
  'claims.number.money': 'an amount of money the brief does not give in this sense',
  'claims.number.time': 'a length of time the brief does not give in this sense',
  'claims.number.year': 'a year the brief does not give',
  'claims.number.plain': 'a number the brief does not give',
  'claims.phrase.trust': 'a claim that others use, trust or love it',
  'claims.phrase.popularity': 'a claim to be popular',
  'claims.phrase.award': 'an award',
  'claims.phrase.evidence': 'a claim to be proven or studied',
  'claims.phrase.press': 'a mention in the press or by well-known people',
  'claims.phrase.reviews': 'reviews or ratings',
  'claims.phrase.endorsement': 'a recommendation or endorsement',
  'claims.phrase.leader': 'a claim to lead the market',
  'claims.phrase.superlative': 'a superlative',
  'claims.phrase.comparison': 'a comparison with others',
  'claims.phrase.heritage': 'a claim about age or experience',
  'claims.phrase.result': 'a result that the brief does not promise',
  'claims.phrase.testimonial': 'a customer speaking',
  'claims.phrase.free': 'something free or discounted',
  'claims.phrase.guarantee': 'a guarantee or refund',
  'claims.phrase.urgency': 'a deadline or scarcity',
  'claims.name.unknown': 'a name the brief does not mention',
};

/** Claims that readers take as opinion, or that only a person can judge; all others stop the text. */
const softer: Readonly<Record<string, Level>> = {
  'claims.phrase.comparison': 'hold',
  'claims.phrase.heritage': 'hold',
  'claims.phrase.result': 'hold',
  'claims.phrase.superlative': 'warn',
  'claims.name.unknown': 'warn',
};

export const levelOf = (rule: string): Level => softer[rule] ?? 'stop';

/** Tells a writer what is wrong. */
export const claimMessage = (rule: string, words: string): string =>
  `“${words}” states ${statedBy[rule] ?? 'a claim the brief does not support'}.`;

/** Tells a writer what would mend it. */
export const claimSuggestion = (rule: string): string =>
  rule.startsWith('claims.number.')
    ? 'Leave the number out, or use a supplied one for what it was supplied for.'
    : 'Leave it out, or say only what the brief says.';
