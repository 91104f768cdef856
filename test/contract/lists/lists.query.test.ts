// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { relayedReads } from '../../helpers/operations/relayed-reads.ts';
import { readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const account = `/adnet/ad-accounts/${usd}`;

/** Where the example alone would find too few rows to turn pages. */
const queries: Record<string, string> = { 'targeting.search': '?q=e' };

/** Rows of a report need one that has ended: reports.rows.test.ts reads their pages. */
const lists = relayedReads
  .filter(({ id, takes }) => takes.includes('after') && id !== 'reports.rows')
  .map((read) => ({ ...read, list: `${read.path}${queries[read.id] ?? ''}` }));

const savedAudiences = { id: 'saved audiences', list: `${account}/audiences?type=saved` };

/** Rows without id and name, and two fields that they do have. */
const twoFields: Record<string, string> = {
  'videos.list': 'id,title',
  'instagramAccounts.list': 'id,username',
  'posts.list': 'id,message',
  'instagramMedia.list': 'caption,id',
  'targeting.locations': 'key,name',
  'targeting.locales': 'key,name',
};

/** A list with more parameters than its own. */
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
const on = (list: string, values: Record<string, string>) =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams(values)}`;

describe.each([...lists, savedAudiences])('$id', ({ list }) => {
  it('goes forward by after, and back by before', async () => {
    const first = await room.ask(on(list, { limit: '1' }));
    const { after } = first.answer.body.paging.cursors;
    const second = await room.ask(on(list, { limit: '1', after }));
    expect(second.params['after']).toBe(after);
    expect(second.answer.body.data).toHaveLength(1);
    expect(second.answer.body.data).not.toEqual(first.answer.body.data);
    const { before } = second.answer.body.paging.cursors;
    const previousPage = await room.ask(on(list, { limit: '1', before }));
    expect(previousPage.params['before']).toBe(before);
    expect(previousPage.answer.body.data).toEqual(first.answer.body.data);
  });

  it('refuses both directions at once, and what is no cursor', async () => {
    await room.refuse(on(list, { after: 'a', before: 'b' }), 'before');
    for (const badCursor of ['', 'a b', 'é', 'x'.repeat(2049)]) {
      await room.refuse(on(list, { after: badCursor }), 'after');
      await room.refuse(on(list, { before: badCursor }), 'before');
    }
  });

  it('takes no fields but names with commas and braces, and no tokens', async () => {
    const badFieldLists = [
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
    const worseFieldLists = [
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
    for (const fields of [...badFieldLists, ...worseFieldLists, ...secret, `a${',a'.repeat(1000)}`])
      await room.refuse(on(list, { fields }), 'fields');
  });
});

// The fields of numbers are tested in insights.query.test.ts.
const objects = lists.filter(({ id }) => id !== 'insights.get');

describe.each([...objects, savedAudiences])('$id', ({ id, list }) => {
  it('has the fields that were asked for, instead of the usual ones', async () => {
    const fieldNames = twoFields[id] ?? 'id,name';
    const fields = ` ${fieldNames.replace(',', ' , ')} `;
    const { answer, params } = await room.ask(on(list, { limit: '1', fields }));
    expect(params['fields']).toBe(fieldNames);
    expect(Object.keys(answer.body.data[0]).sort()).toEqual(fieldNames.split(','));
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

const withStatus = lists.filter(({ takes }) => takes.includes('status_filter'));

describe.each(withStatus)('$id', ({ list }) => {
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
