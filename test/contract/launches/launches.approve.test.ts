// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { begin, launchCampaign, over, until } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('POST /adnet/launches/{id}/approve', () => {
  it('holds a launch until it is approved', async () => {
    const { key, workspaceId } = await h.connected();
    const editor = await h.member(workspaceId, 'editor');
    const id = await begin(h, editor.key, {
      account_id: usd,
      campaign: launchCampaign,
      requires_approval: true,
    });
    const answer = await h.call(`GET /adnet/launches/${id}`, { key });
    expect(answer.body).toMatchObject({ state: 'awaiting_approval', steps: { done: 0 } });
    const approve = (who: string) => h.call(`POST /adnet/launches/${id}/approve`, { key: who });
    expect(codeOf(await approve(editor.key))).toBe('workspace_role');
    expect((await approve(key)).body.state).toBe('running');
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});
