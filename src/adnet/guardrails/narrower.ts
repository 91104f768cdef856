import { coversGlob } from './glob.ts';
import type { GuardrailName, Guardrails } from './guardrails.ts';
import { amountText } from './money-limits.ts';
import { readTag } from './url-tags.ts';
import { isWithin } from './web-address.ts';

type WiderGuardrail = { field: GuardrailName; message: string };

/** The limits for money, and for each the one that applies if the workspace does not set it. */
const moneyLimits = [
  ['max_daily_budget', 'max_launch_daily_budget'],
  ['max_lifetime_budget', 'max_launch_lifetime_budget'],
  ['max_launch_daily_budget', 'max_daily_budget'],
  ['max_launch_lifetime_budget', 'max_lifetime_budget'],
] as const;

const widerMoney = (
  [field, substitute]: (typeof moneyLimits)[number],
  own: Guardrails,
  workspace: Guardrails,
) =>
  (own[field] ?? []).flatMap((money): WiderGuardrail[] => {
    const limits = workspace[field] ?? workspace[substitute];
    if (!limits) return [];
    const limit = limits.find(({ currency }) => currency === money.currency);
    if (limit && money.amount_minor <= limit.amount_minor) return [];
    const allowedAmounts = limits.map(amountText).join(', ');
    return [
      {
        field,
        message: `${amountText(money)} is more than the workspace allows: ${allowedAmounts}`,
      },
    ];
  });

const widerNames = (
  field: 'ad_accounts' | 'countries' | 'link_domains' | 'name_patterns',
  own: Guardrails,
  workspace: Guardrails,
  covers: (wide: string, narrow: string) => boolean,
): WiderGuardrail[] => {
  const allowedNames = workspace[field];
  if (!allowedNames) return [];
  return (own[field] ?? [])
    .filter((name) => !allowedNames.some((one) => covers(one, name)))
    .map((name) => ({
      field,
      message: `${name} is not within what the workspace allows: ${allowedNames.slice(0, 20).join(', ')}`,
    }));
};

/**
 * A key may require more tags than its workspace. For the same tag, it may require only a value that the workspace
 * allows.
 */
const widerTags = (own: Guardrails, workspace: Guardrails): WiderGuardrail[] => {
  const field = 'required_url_tags';
  const needed = (workspace[field] ?? []).map(readTag);
  return (own[field] ?? []).flatMap((text): WiderGuardrail[] => {
    const tag = readTag(text);
    const other = needed.find(
      ({ name, pattern }) =>
        name === tag.name &&
        pattern !== null &&
        (tag.pattern === null || !coversGlob(pattern, tag.pattern)),
    );
    if (other === undefined) return [];
    const message = `${text} does not fit ${other.name}=${other.pattern}, which the workspace needs`;
    return [{ field, message }];
  });
};

const same = (wide: string, narrow: string) => wide === narrow;

/**
 * Lists where a key's guardrails are wider than its workspace's. For a guardrail that the key leaves out, only the
 * workspace's applies. Both are checked for every create.
 */
export const widerThan = (own: Guardrails, workspace: Guardrails): WiderGuardrail[] => [
  ...moneyLimits.flatMap((limit) => widerMoney(limit, own, workspace)),
  ...widerNames('ad_accounts', own, workspace, same),
  ...widerNames('countries', own, workspace, same),
  ...widerNames('link_domains', own, workspace, (wide, narrow) => isWithin(narrow, wide)),
  ...widerTags(own, workspace),
  ...widerNames('name_patterns', own, workspace, coversGlob),
];
