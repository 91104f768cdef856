// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('the workspace’s defaults', () => {
  it('are set by an admin and read by anybody', async () => {
    const { key, workspaceId } = await h.connected();
    const editor = await h.member(workspaceId, 'editor');
    const body = { link_url: 'https://example.com/own', page_id: '104' };
    const put = (who: string) => h.call('PUT /adnet/defaults', { key: who, body });
    expect((await h.call('GET /adnet/defaults', { key })).body).toEqual({});
    expect(codeOf(await put(editor.key))).toBe('workspace_role');
    expect((await put(key)).body).toEqual(body);
    expect((await h.call('GET /adnet/defaults', { key: editor.key })).body).toEqual(body);
    const refusal = await h.call('PUT /adnet/defaults', { key, body: { page: '1' } });
    expect(refusal.status).toBe(422);
  });
});
