// Everything one customer can do at once: slow reports, large pictures, copy that fails, copy.
import { setPriority } from 'node:os';

const [origin, key, pictures] = process.argv.slice(2);
// Whoever makes the load would be elsewhere: it must not take the processor from what is measured.
setPriority(10);

const copy = '/api/v1/generate/ad-copy';
const brief = { product: 'Desk lamp', audience: 'students', num_variants: 10, num_hooks: 20 };
const picture = { account_id: 'act_2', image_url: `http://${pictures}/${8 * 2 ** 20}` };
const loads = [
  { name: 'slow reports', programs: 200, path: '/api/v1/adnet/insights/act_3000' },
  { name: 'pictures of 8 MB', programs: 8, path: '/api/v1/adnet/images', body: picture },
  { name: 'failing copy', programs: 4, path: copy, body: { ...brief, language: 'Klingon' } },
  { name: 'ad copy', programs: 4, path: copy, body: brief },
];

let over = false;

/** One program: the same request without a pause, whatever is answered. */
const hammer = async ({ path, body }, counts) => {
  while (!over) {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    const status = answer?.status ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
  }
};

const done = loads.map(async (load) => {
  const counts = {};
  await Promise.all(Array.from({ length: load.programs }, () => hammer(load, counts)));
  return [load.name, counts];
});
process.once('message', async () => {
  over = true;
  process.send(Object.fromEntries(await Promise.all(done)), () => process.exit());
});
