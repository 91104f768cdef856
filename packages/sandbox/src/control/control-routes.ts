import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { faultSchema } from '../faults/fault.ts';
import { isKind } from '../faults/snapshot.ts';
import { originOf } from '../protocol/incoming.ts';
import { modesChange } from '../world/modes.ts';
import type { SandboxControl } from './control.ts';

const text = z.string().min(1);
const token = z.object({ token: text });

const throttleBody = z.object({
  account: text.optional(),
  code: z.number().int().optional(),
  subcode: z.number().int().optional(),
  seconds: z.number().positive().optional(),
  calls: z.number().int().positive().optional(),
});
const settingsBody = z
  .object({
    enforceLimits: z.boolean(),
    tier: z.enum(['standard_access', 'development_access']),
    developmentMode: z.boolean(),
    requireProof: z.boolean(),
    upgradesVersions: z.boolean(),
    listsDeleted: z.boolean(),
    marksCreativeNames: z.boolean(),
    redirectUris: z.array(text),
    maxObjects: z.number().int().positive(),
  })
  .partial();
const createTokenBody = z.object({
  person: text.optional(),
  scopes: z.array(text).optional(),
  expiresInSeconds: z.number().int().min(0).optional(),
  locale: text.optional(),
});

type Order = (control: SandboxControl, body: unknown) => unknown;

const orders: Record<string, Order> = {
  faults: (control, body) => control.fault(faultSchema.parse(body)),
  'tokens/expire': (control, body) => ({ found: control.expireToken(token.parse(body).token) }),
  'tokens/revoke': (control, body) => {
    const { token: held, subcode } = token
      .extend({ subcode: z.number().int().optional() })
      .parse(body);
    return { found: control.revokeToken(held, subcode) };
  },
  'tokens/create': (control, body) => ({ token: control.createToken(createTokenBody.parse(body)) }),
  throttle: (control, body) => control.throttle(throttleBody.parse(body)),
  settings: (control, body) => {
    const given = Object.entries(settingsBody.parse(body)).filter(([, v]) => v !== undefined);
    return control.settings(Object.fromEntries(given));
  },
  modes: (control, body) => control.modes(modesChange.parse(body)),
  review: (control, body) => {
    const { ad, verdict } = z
      .object({ ad: text, verdict: z.enum(['approved', 'disapproved']) })
      .parse(body);
    return { found: control.review(ad, verdict) };
  },
  'reports/fail': (control, body) =>
    control.failReports(z.object({ times: z.number().int().min(0) }).parse(body).times),
  reset: (control) => control.reset(),
  seed: (control, body) => control.seed(z.object({ seed: z.number().int() }).parse(body).seed),
};

const bodyOf = (body: unknown): unknown =>
  Buffer.isBuffer(body) && body.length > 0 ? JSON.parse(body.toString('utf8')) : {};

/** A browser names the page that posts here; a stranger's page has no say. */
const isStranger = (request: FastifyRequest) =>
  request.headers.origin !== undefined && request.headers.origin !== originOf(request);

const isJsonOrEmpty = (contentType: string | undefined, body: unknown) =>
  contentType?.includes('application/json') === true || !Buffer.isBuffer(body) || !body.length;

/** The back door on the wire; mounted only when the sandbox was made with `control`. */
export const mountControl = (app: FastifyInstance, control: SandboxControl) => {
  for (const [name, order] of Object.entries(orders)) {
    app.post(`/__sandbox/${name}`, async (request, reply) => {
      if (isStranger(request)) {
        return reply.code(403).send({ message: 'Only this sandbox’s own pages may do that.' });
      }
      if (!isJsonOrEmpty(request.headers['content-type'], request.body)) {
        return reply.code(415).send({ message: 'Send JSON.' });
      }
      try {
        return reply.send(order(control, bodyOf(request.body)) ?? { ok: true });
      } catch (error) {
        return reply.code(422).send({ message: error instanceof Error ? error.message : 'bad' });
      }
    });
  }
  app.delete('/__sandbox/faults', async () => {
    control.clearFaults();
    return { ok: true };
  });
  app.get('/__sandbox/faults', async () => control.faults());
  app.get('/__sandbox/settings', async () => control.settings());
  app.get('/__sandbox/modes', async () => control.modes());
  app.get('/__sandbox/snapshot', async () => control.snapshot());
  app.get<{ Querystring: { method?: string; path?: string } }>(
    '/__sandbox/calls',
    async (request) => ({ total: control.callCount(), calls: control.calls(request.query) }),
  );
  app.get<{ Params: { kind: string } }>('/__sandbox/objects/:kind', async (request, reply) => {
    const { kind } = request.params;
    return isKind(kind)
      ? control.objects(kind)
      : reply.code(404).send({ message: 'There is no such kind.' });
  });
};
