// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badIds, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const start = async () => {
  const body = { object_id: usd };
  const answer = await room.h.call('POST /adnet/reports', { key: room.key, body });
  return String(answer.body.report_run_id);
};

it('tells how far a report is, as Meta tells it', async () => {
  const id = await start();
  const states: string[] = [];
  for (let round = 0; round < 5; round++) {
    const { answer, path, params } = await room.ask(`/adnet/reports/${id}`);
    expect([path, params]).toEqual([`/${id}`, {}]);
    states.push(`${answer.body.async_status} ${answer.body.async_percent_completion}`);
  }
  expect(states[0]).toBe('Job Not Started 0');
  expect(states.at(-1)).toBe('Job Completed 100');
});

it('tells why one failed', async () => {
  room.h.sandbox.control.failReports(1);
  const id = await start();
  for (let round = 0; round < 4; round++) await room.get(`/adnet/reports/${id}`);
  const { answer } = await room.ask(`/adnet/reports/${id}`);
  expect(answer.body).toMatchObject({ async_status: 'Job Failed', error_subcode: 2490547 });
});

it('refuses what is no id, and passes on that there is no such report', async () => {
  for (const id of badIds) await room.refuse(`/adnet/reports/${encodeURIComponent(id)}`, 'id');
  expect((await room.get('/adnet/reports/6999999999')).body.error.error_subcode).toBe(33);
});
