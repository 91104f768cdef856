/** Fields that Meta writes in the smallest unit of the account's currency … */
const inSmallest =
  /^(daily_budget|lifetime_budget|budget_remaining|(daily_|lifetime_)?spend_cap|balance|amount_spent|bid_amount|min_daily_budget|min_campaign_group_spend_cap)$/;
/** … and fields that it writes in whole units. */
const inWhole = /^(spend|social_spend|cpc|cpm|cpp|cost_per_[a-z_]+)$/;

export const isInSmallestUnit = (field: string) => inSmallest.test(field);

export const isMoney = (field: string) => inSmallest.test(field) || inWhole.test(field);

/** 20.00 would be read as 20, which is twenty cents: a hundred times less than was meant. */
export const isMoneyWithPoint = (field: string, text: string) =>
  isInSmallestUnit(field.replaceAll('-', '_')) && /^\s*\d*\.\d*\s*$/.test(text);

export const inSmallestUnit = (text: string) =>
  `takes a whole number of the currency’s smallest unit, not ${text}: 2000 is 20.00 US dollars, 20.00 would be 20 cents`;
