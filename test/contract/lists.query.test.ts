import { describe, expect, it } from 'vitest';
import { readingRoom } from '../helpers/asked.ts';
import { held } from '../helpers/held.ts';
import { usd } from '../helpers/publishing.ts';

const room = held(readingRoom);

const account = `/adnet/ad-accounts/${usd}`;
const lists = [
  '/adnet/ad-accounts',
  `${account}/pages`,
  `${account}/campaigns`,
  `${account}/adsets`,
  `${account}/ads`,
  `/adnet/insights/${usd}`,
];
const withStatus = [`${account}/campaigns`, `${account}/adsets`, `${account}/ads`];

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe.each(lists)('%s', (list) => {
  it('goes forward by after, and back by before', async () => {
    const first = await room.ask(`${list}${query({ limit: '1' })}`);
    const { after } = first.answer.body.paging.cursors;
    const second = await room.ask(`${list}${query({ limit: '1', after })}`);
    expect(second.params['after']).toBe(after);
    expect(second.answer.body.data).toHaveLength(1);
    expect(second.answer.body.data).not.toEqual(first.answer.body.data);
    const { before } = second.answer.body.paging.cursors;
    const back = await room.ask(`${list}${query({ limit: '1', before })}`);
    expect(back.params['before']).toBe(before);
    expect(back.answer.body.data).toEqual(first.answer.body.data);
  });

  it('refuses both directions at once, and what is no cursor', async () => {
    await room.refuse(`${list}${query({ after: 'a', before: 'b' })}`, 'before');
    for (const bad of ['', 'a b', 'é', 'x'.repeat(2049)]) {
      await room.refuse(`${list}${query({ after: bad })}`, 'after');
      await room.refuse(`${list}${query({ before: bad })}`, 'before');
    }
  });

  it('takes no fields but names with commas and braces, and no tokens', async () => {
    const bad = [
      '',
      ' ',
      ',',
      'id,',
      ',id',
      'id,,name',
      'a b',
      'id;name',
      'id{',
      'id}',
      'a{}',
      '{id}',
    ];
    const worse = [
      'a{b}{c}',
      'a{b,}',
      'id&x=1',
      'id.limit(5)',
      '../me',
      '1d',
      'é',
      '"id"',
      'id\u0000',
    ];
    const secret = ['access_token', 'id,access_token', 'owner{page_token}', 'appSecret'];
    for (const fields of [...bad, ...worse, ...secret, `a${',a'.repeat(1000)}`])
      await room.refuse(`${list}${query({ fields })}`, 'fields');
  });
});

describe.each(lists.slice(0, -1))('%s', (list) => {
  it('has the fields that were asked for, instead of the usual ones', async () => {
    const { answer, params } = await room.ask(
      `${list}${query({ limit: '1', fields: ' id , name ' })}`,
    );
    expect(params['fields']).toBe('id,name');
    expect(Object.keys(answer.body.data[0]).sort()).toEqual(['id', 'name']);
  });
});

it('takes nested fields', async () => {
  const fields = 'id,adset{id,campaign{id,name}},creative{id}';
  const { answer, params } = await room.ask(`${account}/ads${query({ limit: '1', fields })}`);
  expect(params['fields']).toBe(fields);
  expect(answer.body.data[0].adset.campaign).toEqual({
    id: expect.any(String),
    name: expect.any(String),
  });
});

describe.each(withStatus)('%s', (list) => {
  it('filters by one status or several, whatever its parent', async () => {
    const { answer, params } = await room.ask(`${list}${query({ status_filter: 'paused' })}`);
    expect(params['effective_status']).toBe('["PAUSED"]');
    for (const row of answer.body.data) expect(row.effective_status).toBe('PAUSED');
    const two = await room.ask(`${list}${query({ status_filter: 'ACTIVE, ARCHIVED' })}`);
    expect(two.params['effective_status']).toBe('["ACTIVE","ARCHIVED"]');
    expect(two.answer.body.data.length).toBeGreaterThan(0);
    for (const filter of ['', 'A B', '["ACTIVE"]', 'ACTIVE,', '1'])
      await room.refuse(`${list}${query({ status_filter: filter })}`, 'status_filter');
  });
});

it('filters the ads of one ad set by status', async () => {
  const { answer } = await room.ask(`${account}/ads?limit=1`);
  const [{ adset_id }] = answer.body.data;
  const { path, params } = await room.ask(
    `${account}/ads${query({ adset_id, status_filter: 'ARCHIVED' })}`,
  );
  expect([path, params['effective_status']]).toEqual([`/${adset_id}/ads`, '["ARCHIVED"]']);
});
