import { describe, expect, it } from 'vitest';
import { held } from '../helpers/held.ts';
import { codeOf, house } from '../helpers/house.ts';
import { launch, started, wholeLaunch, wholeSteps } from '../helpers/launches.ts';

const h = held(() => house());

describe('GET /adnet/launches/{id}/events', () => {
  it('tells every step and the end', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'delay', ms: 50, times: 0, match: { method: 'POST' } });
    const id = started(await launch(h, key, wholeLaunch(h)));
    const response = await fetch(`${h.service.address}/api/v1/adnet/launches/${id}/events`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((text) => {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? [];
        return { name, data: JSON.parse(data ?? 'null') };
      });
    expect(events.at(-1)).toMatchObject({ name: 'launch', data: { id, state: 'done' } });
    const done = events.filter(({ name, data }) => name === 'step' && data.state === 'done');
    expect(new Set(done.map(({ data }) => data.step)).size).toBe(wholeSteps);
    const stranger = await h.connected();
    const theirs = await h.call(`GET /adnet/launches/${id}/events`, { key: stranger.key });
    expect(codeOf(theirs)).toBe('launch_not_found');
  });
});
