import { factsOf, type ObjectFacts } from './facts.ts';
import { matchesGlob } from './glob.ts';
import type { Breach, Guardrails } from './guardrails.ts';
import { judgeMoney } from './judge-money.ts';
import type { LearnedFacts } from './learned.ts';
import type { FoundLink } from './links.ts';
import { missingTag } from './url-tags.ts';
import { domainOf, isWithin } from './web-address.ts';

const list = (names: readonly string[]) => names.slice(0, 20).join(', ');

const judgeName = ({ name }: ObjectFacts, { name_patterns: patterns }: Guardrails): Breach[] => {
  if (!patterns || name === null) return [];
  const { value } = name;
  if (typeof value === 'string' && patterns.some((one) => matchesGlob(one, value))) return [];
  return [
    {
      guardrail: 'name_patterns',
      field: 'name',
      message: `must match ${patterns.length === 1 ? '' : 'one of '}${list(patterns)}`,
      allowed: patterns,
    },
  ];
};

/** A place whose country is not known yet breaks no guardrail. */
const judgePlaces = (
  { places }: ObjectFacts,
  { countries }: Guardrails,
  learned: LearnedFacts,
): Breach[] => {
  if (!countries) return [];
  const breach = (field: string, message: string): Breach => ({
    guardrail: 'countries',
    field,
    message,
    allowed: countries,
  });
  return places.flatMap((place): Breach[] => {
    if ('problem' in place) return [breach(place.field, place.problem)];
    const country =
      'country' in place ? place.country : learned.places.get(`${place.list} ${place.key}`);
    if (country === undefined || (country !== null && countries.includes(country))) return [];
    return [
      breach(
        place.field,
        country === null
          ? 'Meta did not say in which country this place lies; name countries instead'
          : `lies in ${country}; allowed: ${list(countries)}`,
      ),
    ];
  });
};

const judgeDomains = ({ links }: ObjectFacts, { link_domains: domains }: Guardrails): Breach[] =>
  domains === undefined
    ? []
    : links.flatMap((link): Breach[] => {
        if ('host' in link && domains.some((one) => isWithin(link.host, domainOf(one) ?? one)))
          return [];
        const message =
          'problem' in link
            ? link.problem
            : `leads to ${link.host.slice(0, 100)}; allowed: ${list(domains)}`;
        return [{ guardrail: 'link_domains', field: link.field, message, allowed: domains }];
      });

type ReadableLink = Extract<FoundLink, { host: string }>;

const isClicked = (link: FoundLink): link is ReadableLink => 'host' in link && !link.isText;

const judgeTags = (
  { links, urlTags }: ObjectFacts,
  { required_url_tags: required }: Guardrails,
): Breach[] => {
  if (!required || urlTags === null || links.every((link) => 'host' in link && link.isText))
    return [];
  if (missingTag(required, urlTags, null) === null && links.every((link) => !isClicked(link)))
    return [];
  return links
    .filter((link) => !('host' in link) || isClicked(link))
    .flatMap((link): Breach[] => {
      const tag = missingTag(required, urlTags, isClicked(link) ? link : null);
      if (tag === null) return [];
      const message = `needs the URL tag ${tag} on every link: in url_tags, or in the link itself`;
      const field = isClicked(link) && urlTags === '' ? link.field : 'url_tags';
      return [{ guardrail: 'required_url_tags', field, message, allowed: required }];
    })
    .slice(0, 1);
};

/** Checks the creative that an ad would show, as Meta has it. */
const judgeCreative = (
  { creativeId }: ObjectFacts,
  guardrails: Guardrails,
  { creatives }: LearnedFacts,
): Breach[] => {
  const { link_domains: domains, required_url_tags: tags } = guardrails;
  if (creativeId === null || !(domains || tags)) return [];
  const creative = creatives.get(creativeId);
  if (creative === undefined) return [];
  const message = 'shows a creative that could not be read, so where it leads is not known';
  if (creative === null)
    return [
      domains
        ? { guardrail: 'link_domains', field: 'creative_id', message, allowed: domains }
        : { guardrail: 'required_url_tags', field: 'creative_id', message, allowed: tags ?? [] },
    ];
  const facts = factsOf('creative', creative);
  return [...judgeDomains(facts, guardrails), ...judgeTags(facts, guardrails)]
    .slice(0, 1)
    .map((breach) => ({
      ...breach,
      field: 'creative_id',
      message: `shows a creative whose ${breach.field} ${breach.message}`,
    }));
};

/** Lists everything about one object that its guardrails forbid. */
export const judgeObject = (
  facts: ObjectFacts,
  guardrails: Guardrails,
  learned: LearnedFacts,
): Breach[] => [
  ...judgeName(facts, guardrails),
  ...judgeMoney(facts, guardrails, learned),
  ...judgePlaces(facts, guardrails, learned),
  ...judgeDomains(facts, guardrails),
  ...judgeTags(facts, guardrails),
  ...judgeCreative(facts, guardrails, learned),
];

export const judgeAccount = (
  adAccountId: string,
  { ad_accounts: accounts }: Guardrails,
  field = 'account_id',
): Breach[] =>
  accounts === undefined || accounts.includes(adAccountId)
    ? []
    : [
        {
          guardrail: 'ad_accounts',
          field,
          message: `${adAccountId} is not allowed; allowed: ${list(accounts)}`,
          allowed: accounts,
        },
      ];
