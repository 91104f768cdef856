import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { iso } from '../basics/clock.ts';
import { isKind } from '../faults/contents.ts';
import { faultSchema } from '../faults/fault.ts';
import { isForeign } from '../protocol/incoming.ts';
import type { WorldInput } from '../seed/world-file.ts';
import { modesChange } from '../world/modes.ts';
import type { SandboxControl } from './control.ts';
import type { Recorder } from './recorder.ts';
import type { SavedSandbox } from './state.ts';

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

const reviewBody = z.object({
  ad: text,
  verdict: z.enum(['approved', 'disapproved']),
  reason: text.optional(),
});
const statusBody = z.object({
  id: text,
  status: z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED', 'DELETED']),
});
const endBody = z.object({ person: text, ending: z.enum(['expire', 'revoke']) });
const count = z.number().optional();
const clockBody = z.union([
  z.strictObject({ set: z.union([text, z.number()]) }),
  z.strictObject({
    advance: z.strictObject({ days: count, hours: count, minutes: count, seconds: count }),
  }),
  z.strictObject({ action: z.enum(['stop', 'run', 'reset']) }),
]);

const moveClock = ({ clock }: SandboxControl, order: z.infer<typeof clockBody>) => {
  if ('set' in order) return { now: clock.set(order.set) };
  if ('advance' in order) return { now: clock.advance(order.advance) };
  return { now: clock[order.action]() };
};

/** `{"seed": 7}` for the demo world of that seed; anything else is a world of one's own. */
const seedOf = (body: unknown): number | WorldInput | string => {
  const number = z.strictObject({ seed: z.number().int() }).safeParse(body);
  // The world is checked where it is read.
  return number.success ? number.data.seed : (body as WorldInput | string);
};

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
    const { ad, verdict, reason } = reviewBody.parse(body);
    return { found: control.review(ad, verdict, reason) };
  },
  status: (control, body) => {
    const { id, status } = statusBody.parse(body);
    return { found: control.setStatus(id, status) };
  },
  'logins/end': (control, body) => {
    const { person, ending } = endBody.parse(body);
    return { ended: control.endLogins(person, ending) };
  },
  'logins/revive': (control, body) => ({
    revived: control.reviveLogins(z.object({ person: text }).parse(body).person),
  }),
  clock: (control, body) => moveClock(control, clockBody.parse(body)),
  'reports/fail': (control, body) =>
    control.failReports(z.object({ times: z.number().int().min(0) }).parse(body).times),
  reset: (control) => control.reset(),
  seed: (control, body) => control.seed(seedOf(body)),
  // Checked part by part when it is read.
  restore: (control, body) => control.restore(body as SavedSandbox),
};

const isYaml = (contentType: string | undefined) => /[/+-]yaml\b/.test(contentType ?? '');

const bodyOf = (body: unknown, contentType: string | undefined): unknown => {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  const sent = body.toString('utf8');
  return isYaml(contentType) ? sent : JSON.parse(sent);
};

const isReadable = (contentType: string | undefined, body: unknown) =>
  contentType?.includes('application/json') === true ||
  isYaml(contentType) ||
  !Buffer.isBuffer(body) ||
  !body.length;

/** One recording at a time: started, looked at, ended. */
const mountRecorder = (app: FastifyInstance, control: SandboxControl) => {
  let recorder: Recorder | undefined;
  app.post('/__sandbox/recording/start', async () => {
    recorder?.stop();
    recorder = control.record();
    return { ok: true };
  });
  app.get('/__sandbox/recording', async (_request, reply) =>
    recorder ? recorder.fixture() : reply.code(404).send({ message: 'Nothing is recorded.' }),
  );
  app.post('/__sandbox/recording/stop', async (_request, reply) => {
    const ended = recorder;
    recorder = undefined;
    return ended ? ended.stop() : reply.code(404).send({ message: 'Nothing is recorded.' });
  });
};

/** The back door on the wire; mounted only when the sandbox was made with `control`. */
export const mountControl = (app: FastifyInstance, control: SandboxControl) => {
  for (const [name, order] of Object.entries(orders)) {
    app.post(`/__sandbox/${name}`, async (request, reply) => {
      if (isForeign(request)) {
        return reply.code(403).send({ message: 'Only this sandbox’s own pages may do that.' });
      }
      if (!isReadable(request.headers['content-type'], request.body)) {
        return reply.code(415).send({ message: 'Send JSON, or a world as YAML.' });
      }
      try {
        return reply.send(
          order(control, bodyOf(request.body, request.headers['content-type'])) ?? { ok: true },
        );
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
  app.get('/__sandbox/contents', async () => control.contents());
  app.get('/__sandbox/logins', async () => control.logins());
  app.get('/__sandbox/clock', async () => ({ now: iso(control.clock.now()) }));
  app.get('/__sandbox/live', async () => control.liveAds());
  mountRecorder(app, control);
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
