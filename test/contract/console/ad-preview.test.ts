// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { launch, over, started, until, wholeLaunch } from '../../helpers/house/launches.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const createAd = async () => {
  const { key, uid, workspaceId } = await h.connected();
  const finishedLaunch = await until(h, key, started(await launch(h, key, wholeLaunch(h))), over);
  const items: { action: string; platform_id: string }[] = finishedLaunch.items;
  const ad = items.find(({ action }) => action === 'create_ad')?.platform_id ?? '';
  const reader = await signedIn(h, uid);
  return { reader, ad, path: `/console/w/${workspaceId}/waiting/${ad}`, workspaceId };
};

const policyOf = ({ headers }: { headers: Headers }) =>
  headers.get('content-security-policy') ?? '';

describe('Meta’s own preview beside ours', () => {
  it('is asked for when somebody chooses a placement, and frames its address alone', async () => {
    const { reader, path } = await createAd();
    const countPreviewCalls = () => h.sandbox.control.calls({ path: '*/previews' }).length;
    const callsBefore = countPreviewCalls();
    const first = await reader.go(path);
    expect(first.status).toBe(200);
    expect(first.text).not.toContain('<iframe');
    expect(policyOf(first)).not.toContain('frame-src');
    expect(countPreviewCalls()).toBe(callsBefore);
    const page = await reader.go(`${path}?at=INSTAGRAM_STORY`);
    const origin = h.service.deps.sandboxOrigin ?? '';
    const [, source = ''] = /<iframe [^>]*src="([^"]+)"/.exec(page.text) ?? [];
    expect(source.replaceAll('&amp;', '&')).toMatch(`${origin}/ads/api/preview_iframe.php?d=`);
    expect(page.text).toContain('sandbox="allow-scripts allow-same-origin"');
    expect(policyOf(page)).toContain(`frame-src ${origin};`);
    const preview = await fetch(source.replaceAll('&amp;', '&'));
    expect(preview.status).toBe(200);
  });

  it('says why where Meta shows none, and nothing of an ad that was not made here', async () => {
    const { reader, path, workspaceId } = await createAd();
    h.sandbox.control.fault({ kind: 'error', code: 100, match: { path: '*/previews' } });
    const page = await reader.go(`${path}?at=INSTAGRAM_REELS`);
    h.sandbox.control.clearFaults();
    expect([page.status, page.text.includes('<iframe')]).toEqual([200, false]);
    expect(page.text).toContain('Meta shows no preview for “Instagram reel”.');
    const unknownAdPage = await reader.go(`/console/w/${workspaceId}/waiting/120220019999999999`);
    expect(unknownAdPage.status).toBe(404);
  });
});
