// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { csvRows } from '../../helpers/callers/csv.ts';
import { finishedReport, usd } from '../../helpers/house/publishing.ts';
import { readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const body = { level: 'ad', time_range: 'last_30d', time_increment: 1, fields: 'ad_id,spend' };

it('are read a page at a time, as Meta answers them', async () => {
  const id = await finishedReport(room.h, room.key, body);
  const { path, params, answer } = await room.ask(`/adnet/reports/${id}/rows?limit=3`);
  expect(path).toBe(`/${id}/insights`);
  expect(params).toEqual({ limit: '3' });
  expect(answer.body.data).toHaveLength(3);
  const after = encodeURIComponent(answer.body.paging.cursors.after);
  const next = await room.ask(`/adnet/reports/${id}/rows?limit=3&after=${after}&fields=ad_id`);
  expect(next.params).toMatchObject({ after: answer.body.paging.cursors.after, fields: 'ad_id' });
  expect(next.answer.body.data[0]).not.toEqual(answer.body.data[0]);
  for (const limit of ['0', '1001', 'x'])
    await room.refuse(`/adnet/reports/${id}/rows?limit=${limit}`, 'limit');
  await room.refuse('/adnet/reports/me/rows', 'id');
});

it('are one file with format=csv, the same as insights would tell', async () => {
  const id = await finishedReport(room.h, room.key, body);
  const report = await room.get(`/adnet/reports/${id}/rows?format=csv`);
  expect(report.status, report.text).toBe(200);
  const query = new URLSearchParams({ ...body, time_increment: '1', format: 'csv' });
  const insights = await room.get(`/adnet/insights/${usd}?${query}`);
  const rows = csvRows(report.text);
  expect(rows.length).toBeGreaterThan(100);
  const total = (text: string) => csvRows(text).reduce((sum, { spend }) => sum + Number(spend), 0);
  expect(total(report.text)).toBeCloseTo(total(insights.text));
  expect(report.headers.get('content-disposition')).toContain(`filename="report-${id}-`);
});

it('are not there before the report is done, and Meta says so', async () => {
  const answer = await room.h.call('POST /adnet/reports', {
    key: room.key,
    body: { object_id: usd },
  });
  const id = answer.body.report_run_id;
  for (const format of ['json', 'csv']) {
    const refusal = await room.get(`/adnet/reports/${id}/rows?format=${format}`);
    expect(refusal.status).toBe(400);
    expect(refusal.body.error).toMatchObject({ code: 2601, error_subcode: 1815107 });
  }
});
