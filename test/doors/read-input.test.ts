import { expect, it } from 'vitest';
import { getCampaign } from '../../src/operations/campaigns/get-campaign.ts';
import { listCampaigns } from '../../src/operations/campaigns/list-campaigns.ts';
import { inputReader } from '../../src/operations/core/input.ts';

const read = inputReader(listCampaigns);
const raw = (account_id: unknown, query = {}) => ({
  params: { account_id },
  query,
  body: undefined,
});

it('the same id is read the same way however often it is asked for', () => {
  for (const id of ['12', 'act_12', '12', 'act_12'])
    expect(read(raw(id), null).params).toEqual({ account_id: 'act_12' });
});

it.each(['nonsense', '', '0', 7, null, undefined, '1'.repeat(100)])(
  'an id that is none is refused every time: %j',
  (id) => {
    for (let time = 0; time < 3; time++) expect(() => read(raw(id), null)).toThrow();
  },
);

it('a wrong id and a wrong query are told together, also where the id was wrong before', () => {
  for (let time = 0; time < 2; time++) {
    expect(() => read(raw('nonsense', { limti: '5' }), null)).toThrow(
      expect.objectContaining({
        options: expect.objectContaining({
          fields: [
            expect.objectContaining({ field: 'limti' }),
            expect.objectContaining({ field: 'account_id' }),
          ],
        }),
      }),
    );
  }
});

it('operations remember ids apart', () => {
  const readOne = inputReader(getCampaign);
  expect(() =>
    readOne({ params: { campaign_id: 'act_12' }, query: {}, body: undefined }, null),
  ).toThrow();
});
