import { describe, expect, it } from 'vitest';
import { stage, usd } from './kit.ts';

describe('asynchronous reports', () => {
  const on = stage();
  const start = async () =>
    (await on.post(`/${usd}/insights`, { level: 'campaign', fields: 'campaign_id,spend' })).body
      .report_run_id as string;
  const look = async (id: string) => (await on.get(`/${id}`)).body;

  it('climb to completion, keep what was true at the start, and are paged', async () => {
    const id = await start();
    expect(id).toMatch(/^6\d+$/);
    const early = await on.get(`/${id}/insights`);
    expect(early.body.error).toMatchObject({
      code: 2601,
      error_subcode: 1815107,
      is_transient: true,
    });
    const states: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { async_status, async_percent_completion } = await look(id);
      states.push(`${async_status} ${async_percent_completion}`);
    }
    expect(states).toEqual([
      'Job Not Started 0',
      'Job Started 0',
      'Job Running 45',
      'Job Running 100',
      'Job Completed 100',
    ]);
    expect(await look(id)).toMatchObject({
      id,
      async_percent_completion: 100,
      date_start: '2026-09-14',
      date_stop: '2026-10-13',
    });
    const first = await on.get(`/${id}/insights?limit=3`);
    expect(first.body.data).toHaveLength(3);
    expect(first.body.paging.cursors).toEqual({ before: 'MAZDZD', after: 'MgZDZD' });
    const next = new URL(first.body.paging.next);
    const second = await on.get(`${next.pathname}${next.search}`, { token: null });
    expect(second.body.data[0].campaign_id).not.toBe(first.body.data[0].campaign_id);
    const back = new URL(second.body.paging.previous);
    const again = await on.get(`${back.pathname}${back.search}`, { token: null });
    expect(again.body.data).toEqual(first.body.data);
    const wide = await on.get(
      `/${id}/insights?limit=25&before=${second.body.paging.cursors.before}`,
    );
    expect(wide.body.data).toEqual(first.body.data);
  });
  it('can fail on command and say why', async () => {
    on.control.failReports(1);
    const id = await start();
    on.later(11);
    expect(await look(id)).toMatchObject({
      async_status: 'Job Failed',
      async_percent_completion: 0,
      error_subcode: 2490547,
    });
    expect(await look(await start())).not.toHaveProperty('error_code');
  });
  it('say when they were done from the first look on', async () => {
    const id = await start();
    const { time_ref, time_completed } = await look(id);
    expect(time_completed).toBeUndefined();
    on.later(25);
    expect(await look(id)).toMatchObject({
      async_status: 'Job Completed',
      time_completed: time_ref + 10,
    });
    on.later(60);
    expect((await look(id)).time_completed).toBe(time_ref + 10);
  });
  it('are forgotten after thirty days', async () => {
    const id = await start();
    on.later(30 * 86_400);
    expect((await on.get(`/${id}`)).body.error.error_subcode).toBe(33);
  });
  it('refuse what the model refuses', async () => {
    const { status, body } = await on.get(`/${usd}/insights?breakdowns=impression_device`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 2, error_subcode: 1504041, is_transient: false });
    expect(JSON.stringify(body)).toContain('(impression_device) is invalid');
  });
});
