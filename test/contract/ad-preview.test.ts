// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { signedIn } from '../helpers/browser-visit.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { launch, over, started, until, wholeLaunch } from '../helpers/launches.ts';

const h = held(() => house());

const madeAd = async () => {
  const { key, uid, workspaceId } = await h.connected();
  const done = await until(h, key, started(await launch(h, key, wholeLaunch(h))), over);
  const items: { action: string; platform_id: string }[] = done.items;
  const ad = items.find(({ action }) => action === 'create_ad')?.platform_id ?? '';
  const reader = await signedIn(h, uid);
  return { reader, ad, path: `/console/w/${workspaceId}/waiting/${ad}`, workspaceId };
};

const policyOf = ({ headers }: { headers: Headers }) =>
  headers.get('content-security-policy') ?? '';

describe('Meta’s own preview beside ours', () => {
  it('is asked for when somebody chooses a placement, and frames its address alone', async () => {
    const { reader, path } = await madeAd();
    const asked = () => h.sandbox.control.calls({ path: '*/previews' }).length;
    const before = asked();
    const first = await reader.go(path);
    expect(first.status).toBe(200);
    expect(first.text).not.toContain('<iframe');
    expect(policyOf(first)).not.toContain('frame-src');
    expect(asked()).toBe(before);
    const chosen = await reader.go(`${path}?at=INSTAGRAM_STORY`);
    const origin = h.service.deps.sandboxOrigin ?? '';
    const [, source = ''] = /<iframe [^>]*src="([^"]+)"/.exec(chosen.text) ?? [];
    expect(source.replaceAll('&amp;', '&')).toMatch(`${origin}/ads/api/preview_iframe.php?d=`);
    expect(chosen.text).toContain('sandbox="allow-scripts allow-same-origin"');
    expect(policyOf(chosen)).toContain(`frame-src ${origin};`);
    const framed = await fetch(source.replaceAll('&amp;', '&'));
    expect(framed.status).toBe(200);
  });

  it('says why where Meta shows none, and nothing of an ad that was not made here', async () => {
    const { reader, path, workspaceId } = await madeAd();
    h.sandbox.control.fault({ kind: 'error', code: 100, match: { path: '*/previews' } });
    const refused = await reader.go(`${path}?at=INSTAGRAM_REELS`);
    h.sandbox.control.clearFaults();
    expect([refused.status, refused.text.includes('<iframe')]).toEqual([200, false]);
    expect(refused.text).toContain('Meta shows no preview for “Instagram reel”.');
    const unknown = await reader.go(`/console/w/${workspaceId}/waiting/120220019999999999`);
    expect(unknown.status).toBe(404);
  });
});
