import type { Greenroom } from '../../../packages/client/src/index.ts';
import { isMoney } from '../money.ts';
import type { Values } from '../read-options.ts';
import type { Row } from './table.ts';

const account = /^(act_)?\d+$/;

const named = (values: Values, ...names: string[]) =>
  names.map((name) => values[name]).find((one) => typeof one === 'string' && account.test(one));

const inRow = ({ currency, account_currency }: Row) =>
  [currency, account_currency].find((one) => typeof one === 'string') as string | undefined;

/**
 * In which currency the amounts of an answer are. Rows often do not say: then the ad account they came
 * from is asked, once, and only where there are amounts.
 */
export const currencyFor = async (client: Greenroom, input: Values, rows: Row[]) => {
  const hasMoney = rows.some((row) => Object.keys(row).some(isMoney) && !inRow(row));
  const [row = {}] = rows;
  const id = named(input, 'account_id', 'object_id') ?? named(row, 'account_id');
  const asked =
    hasMoney && typeof id === 'string' && (id.startsWith('act_') || row['account_id'] === id)
      ? await client.adAccounts
          .get({ account_id: id, fields: 'currency' })
          .then(({ currency }) => currency)
          // The amounts are shown without it.
          .catch(() => undefined)
      : undefined;
  return (one: Row) => inRow(one) ?? asked;
};
