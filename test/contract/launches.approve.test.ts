import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type House, house } from '../helpers/house.ts';
import { launch, launchCampaign, over, started, until, wholeLaunch } from '../helpers/launches.ts';
import { usd } from '../helpers/publishing.ts';

let h: House;
beforeAll(async () => {
  h = await house();
});
afterAll(() => h.stop());

const begin = async (key: string, body: Record<string, unknown> = wholeLaunch(h)) =>
  started(await launch(h, key, body));

describe('POST /adnet/launches/{id}/approve', () => {
  it('holds a launch until it is approved', async () => {
    const { key, workspaceId } = await h.connected();
    const editor = await h.member(workspaceId, 'editor');
    const id = await begin(editor.key, {
      account_id: usd,
      campaign: launchCampaign,
      requires_approval: true,
    });
    const shown = await h.call(`GET /adnet/launches/${id}`, { key });
    expect(shown.body).toMatchObject({ state: 'awaiting_approval', steps: { done: 0 } });
    const approve = (who: string) => h.call(`POST /adnet/launches/${id}/approve`, { key: who });
    expect(codeOf(await approve(editor.key))).toBe('workspace_role');
    expect((await approve(key)).body.state).toBe('running');
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});
