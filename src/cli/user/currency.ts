import type { Greenroom } from '../../../packages/client/src/index.ts';
import { isMoney } from '../money-fields.ts';
import type { OptionValues } from '../read-options.ts';
import type { TableRow } from './table.ts';

const account = /^(act_)?\d+$/;

const accountIdIn = (values: OptionValues, ...names: string[]) =>
  names.map((name) => values[name]).find((one) => typeof one === 'string' && account.test(one));

const inRow = ({ currency, account_currency }: TableRow) =>
  [currency, account_currency].find((one) => typeof one === 'string') as string | undefined;

/**
 * The currency of an answer's amounts. Rows often do not contain it: the ad account is then read once, but only if
 * there are amounts.
 */
export const currencyFor = async (client: Greenroom, input: OptionValues, rows: TableRow[]) => {
  const hasMoney = rows.some((row) => Object.keys(row).some(isMoney) && !inRow(row));
  const [row = {}] = rows;
  const id = accountIdIn(input, 'account_id', 'object_id') ?? accountIdIn(row, 'account_id');
  const accountCurrency =
    hasMoney && typeof id === 'string' && (id.startsWith('act_') || row['account_id'] === id)
      ? await client.adAccounts
          .get({ account_id: id, fields: 'currency' })
          .then(({ currency }) => currency)
          // Without the currency, the amounts are shown alone.
          .catch(() => undefined)
      : undefined;
  return (one: TableRow) => inRow(one) ?? accountCurrency;
};
