import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { adset, campaign, stage, usd } from './kit.ts';

describe('a field that walks an edge', () => {
  const on = stage();
  it('needs the permission that the edge needs', async () => {
    const newcomer = { token: demo.newcomerToken };
    const edge = await on.get('/me/adaccounts', newcomer);
    const field = await on.get('/me?fields=adaccounts{name,campaigns{name}}', newcomer);
    expect([edge.status, field.status]).toEqual([403, 403]);
    expect(field.body.error).toMatchObject({ code: 200, message: edge.body.error.message });
    const own = await on.get('/me?fields=adaccounts{currency}', { token: demo.analystToken });
    expect(own.body.adaccounts.data).toHaveLength(2);
  });
  it('hands out no Page and no Page token without pages_show_list', async () => {
    const path = '/me?fields=accounts{access_token}';
    const reader = { token: on.control.createToken({ scopes: ['ads_read'] }) };
    expect((await on.get(path, reader)).body).toEqual({ id: demo.adminId });
    const lister = { token: on.control.createToken({ scopes: ['pages_show_list'] }) };
    expect((await on.get(path, lister)).body.accounts.data).toHaveLength(3);
  });
});

describe('a structure that was sent', () => {
  const on = stage();
  it.each([{ one: {} }, { many: [] }, { ready: 5 }, { leads: 'to', entity: {} }])(
    '%#: is read back as it came, whatever its members are called',
    async (promoted_object) => {
      const { body: newCampaign } = await on.post(`/${usd}/campaigns`, campaign());
      const { body } = await on.post(`/${usd}/adsets`, adset(newCampaign.id, { promoted_object }));
      const read = await on.get(`/${body.id}?fields=promoted_object`);
      expect(read.body).toEqual({ promoted_object, id: body.id });
    },
  );
});
