import { z } from 'zod';
import { adAccountsRead, listFields } from '../../adnet/wire/lists.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../schemas.ts';
import { relayRead } from './relay-read.ts';

export const listAdAccounts = operation({
  id: 'adAccounts.list',
  route: 'GET /adnet/ad-accounts',
  access: { adnet: 'viewer' },
  summary: 'List the ad accounts the connection can manage.',
  description: `The platform’s own JSON, with the fields ${listFields.adAccounts}.`,
  input: { query: z.object({ limit: wholeNumber(1, 500, 200) }) },
  output: 'relayed',
  failures: [],

  run: (ctx, { query }) => relayRead(ctx, adAccountsRead(query)),
});
