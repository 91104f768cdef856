// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { readCsv } from '../../helpers/callers/csv.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { recordedHouse } from '../../helpers/platform/recording-proxy.ts';

it('a file that is being sent when the service stops says so, and is not whole', async () => {
  const h = await recordedHouse();
  const { key } = await h.connected();
  let pages = 0;
  const match = new RegExp(`^GET /v26.0/${usd}/campaigns`);
  const answerLater = new Promise<void>((resolve) => {
    h.interrupt(
      match,
      (response) => {
        pages += 1;
        const body = JSON.stringify({
          data: [{ id: String(pages) }],
          paging: { next: 'https://x.example/', cursors: { after: `c${pages}` } },
        });
        if (pages === 3) resolve();
        setTimeout(() => response.end(body), pages > 3 ? 50 : 0);
      },
      100_000,
    );
  });
  const path = `/api/v1/adnet/ad-accounts/${usd}/campaigns?fields=id&format=csv`;
  const response = await fetch(h.service.address + path, {
    headers: { authorization: `Bearer ${key}` },
  });
  const decoder = new TextDecoder();
  let text = '';
  const reading = (async () => {
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true });
  })();
  const ending = expect(reading).rejects.toThrow();
  await answerLater;
  await h.stop();
  await ending;
  const records = readCsv(text);
  expect(records.at(-1)?.[0]).toMatch(/^# INCOMPLETE after \d+ rows: The service is being stopped/);
});
