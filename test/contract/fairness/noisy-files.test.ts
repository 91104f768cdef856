// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('files in YAML', () => {
  it('are read in turns by who pays, however many people send them', async () => {
    const { uid, workspaceId } = await h.connected();
    const colleague = await h.member(workspaceId, 'editor');
    const path = `/console/w/${workspaceId}/launches/from-file`;
    const people = [await signedIn(h, uid), await signedIn(h, colleague.uid)];
    const tokens: string[] = [];
    for (const { go } of people) tokens.push(tokenIn((await go(path)).text));
    const content = `campaign: {name: Spring}\nads: [${'a,'.repeat(40_000)}]`;
    const requests = people.flatMap(({ go }, at) =>
      Array.from({ length: 4 }, () =>
        go(path, { form: { form_token: tokens[at] ?? '', do: 'read', content } }),
      ),
    );
    const texts = (await Promise.all(requests)).map(({ text }) => text);
    // One is read, four wait.
    const refusals = texts.filter((text) => text.includes('so many other files of yours'));
    expect(refusals.length).toBeGreaterThan(0);
  });
});
