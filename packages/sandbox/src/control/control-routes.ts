import * as z from 'zod';
import { iso } from '../basics/clock.ts';
import { once } from '../basics/once.ts';
import { isKind } from '../faults/contents.ts';
import { faultSchema } from '../faults/fault.ts';
import { type HttpHandler, jsonReply, type Routes } from '../protocol/http-reply.ts';
import { isForeign } from '../protocol/incoming.ts';
import type { GivenDeliveryInput, WorldInput } from '../seed/world-file.ts';
import { modesChange } from '../world/modes.ts';
import type { SandboxControl } from './control.ts';
import type { Recorder } from './recorder.ts';
import type { SavedSandbox } from './state.ts';

const text = z.string().min(1);
const token = once(() => z.object({ token: text }));

const throttleBody = once(() =>
  z.object({
    account: text.optional(),
    code: z.number().int().optional(),
    subcode: z.number().int().optional(),
    seconds: z.number().positive().optional(),
    calls: z.number().int().positive().optional(),
  }),
);
const settingsBody = once(() =>
  z
    .object({
      enforceLimits: z.boolean(),
      tier: z.enum(['standard_access', 'development_access']),
      developmentMode: z.boolean(),
      requireProof: z.boolean(),
      upgradesVersions: z.boolean(),
      listsDeleted: z.boolean(),
      marksCreativeNames: z.boolean(),
      redirectUris: z.array(text),
      webhookHosts: z.array(text),
      maxObjects: z.number().int().positive(),
    })
    .partial(),
);
const createTokenBody = once(() =>
  z.object({
    person: text.optional(),
    scopes: z.array(text).optional(),
    expiresInSeconds: z.number().int().min(0).optional(),
    locale: text.optional(),
  }),
);

const reviewBody = once(() =>
  z.object({
    ad: text,
    verdict: z.enum(['approved', 'disapproved']),
    reason: text.optional(),
  }),
);
const statusBody = once(() =>
  z.object({
    id: text,
    status: z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED', 'DELETED']),
  }),
);
const notifyBody = once(() =>
  z.object({
    account: text,
    field: text,
    value: z.record(z.string(), z.unknown()),
  }),
);
const deliveryBody = once(() => z.looseObject({ id: text }));
const endBody = once(() => z.object({ person: text, ending: z.enum(['expire', 'revoke']) }));
const count = z.number().optional();
const clockBody = once(() =>
  z.union([
    z.strictObject({ set: z.union([text, z.number()]) }),
    z.strictObject({
      advance: z.strictObject({ days: count, hours: count, minutes: count, seconds: count }),
    }),
    z.strictObject({ action: z.enum(['stop', 'run', 'reset']) }),
  ]),
);

const moveClock = ({ clock }: SandboxControl, order: z.infer<ReturnType<typeof clockBody>>) => {
  if ('set' in order) return { now: clock.set(order.set) };
  if ('advance' in order) return { now: clock.advance(order.advance) };
  return { now: clock[order.action]() };
};

/** `{"seed": 7}` means the demo world of that seed; any other body is a custom world. */
const seedOf = (body: unknown): number | WorldInput | string => {
  const number = z.strictObject({ seed: z.number().int() }).safeParse(body);
  // The world is checked where it is read.
  return number.success ? number.data.seed : (body as WorldInput | string);
};

type Order = (control: SandboxControl, body: unknown) => unknown;

const orders: Record<string, Order> = {
  faults: (control, body) => control.fault(faultSchema().parse(body)),
  'tokens/expire': (control, body) => ({ found: control.expireToken(token().parse(body).token) }),
  'tokens/revoke': (control, body) => {
    const { token: tokenText, subcode } = token()
      .extend({ subcode: z.number().int().optional() })
      .parse(body);
    return { found: control.revokeToken(tokenText, subcode) };
  },
  'tokens/create': (control, body) => ({
    token: control.createToken(createTokenBody().parse(body)),
  }),
  throttle: (control, body) => control.throttle(throttleBody().parse(body)),
  settings: (control, body) => {
    const settings = Object.entries(settingsBody().parse(body)).filter(([, v]) => v !== undefined);
    return control.settings(Object.fromEntries(settings));
  },
  modes: (control, body) => control.modes(modesChange.parse(body)),
  review: (control, body) => {
    const { ad, verdict, reason } = reviewBody().parse(body);
    return { found: control.review(ad, verdict, reason) };
  },
  status: (control, body) => {
    const { id, status } = statusBody().parse(body);
    return { found: control.setStatus(id, status) };
  },
  delivery: (control, body) => {
    const { id, ...delivery } = deliveryBody().parse(body);
    // Its own schema checks it where it is carried out.
    return { found: control.setDelivery(id, delivery as GivenDeliveryInput) };
  },
  'delivery/clear': (control, body) => ({
    found: control.clearDelivery(z.object({ id: text }).parse(body).id),
  }),
  'webhooks/deliver': (control) => control.deliverWebhooks(),
  'webhooks/notify': (control, body) => {
    const { account, field, value } = notifyBody().parse(body);
    return control.notify(account, field, value);
  },
  unthrottle: (control) => control.unthrottle(),
  'logins/end': (control, body) => {
    const { person, ending } = endBody().parse(body);
    return { ended: control.endLogins(person, ending) };
  },
  'logins/revive': (control, body) => ({
    revived: control.reviveLogins(z.object({ person: text }).parse(body).person),
  }),
  clock: (control, body) => moveClock(control, clockBody().parse(body)),
  'reports/fail': (control, body) =>
    control.failReports(z.object({ times: z.number().int().min(0) }).parse(body).times),
  reset: (control) => control.reset(),
  seed: (control, body) => control.seed(seedOf(body)),
  // Checked part by part when it is read.
  restore: (control, body) => control.restore(body as SavedSandbox),
};

const isYaml = (contentType: string) => /[/+-]yaml\b/.test(contentType);

const bodyOf = (body: Buffer, contentType: string): unknown => {
  if (body.length === 0) return {};
  const text = body.toString('utf8');
  return isYaml(contentType) ? text : JSON.parse(text);
};

const isReadable = (contentType: string, body: Buffer) =>
  contentType.includes('application/json') || isYaml(contentType) || body.length === 0;

const refuse = (status: number, message: string) => jsonReply({ message }, status);

const carryOut =
  (control: SandboxControl, order: Order): HttpHandler =>
  async (request) => {
    const { contentType, body } = request;
    if (isForeign(request)) return refuse(403, 'Only this sandbox’s own pages may do that.');
    if (!isReadable(contentType, body)) return refuse(415, 'Send JSON, or a world as YAML.');
    try {
      const result = await order(control, bodyOf(body, contentType));
      void control.deliverWebhooks();
      return jsonReply(result ?? { ok: true });
    } catch (error) {
      return refuse(422, error instanceof Error ? error.message : 'bad');
    }
  };

/** One recording at a time: it can be started, read and ended. */
const recorderRoutes = (control: SandboxControl): Routes => {
  let recorder: Recorder | undefined;
  const answer = (fixture: unknown) =>
    fixture === undefined ? refuse(404, 'Nothing is recorded.') : jsonReply(fixture);
  return new Map<string, HttpHandler>([
    [
      'POST /__sandbox/recording/start',
      () => {
        recorder?.stop();
        recorder = control.record();
        return jsonReply({ ok: true });
      },
    ],
    ['GET /__sandbox/recording', () => answer(recorder?.fixture())],
    [
      'POST /__sandbox/recording/stop',
      () => {
        const lastRecorder = recorder;
        recorder = undefined;
        return answer(lastRecorder?.stop());
      },
    ],
  ]);
};

const callsIn = (control: SandboxControl, query: string) => {
  const { method, path } = Object.fromEntries(new URLSearchParams(query));
  const filter = { ...(method !== undefined && { method }), ...(path !== undefined && { path }) };
  return { total: control.callCount(), calls: control.calls(filter) };
};

const views: Record<string, (control: SandboxControl, query: string) => unknown> = {
  faults: (control) => control.faults(),
  settings: (control) => control.settings(),
  modes: (control) => control.modes(),
  snapshot: (control) => control.snapshot(),
  contents: (control) => control.contents(),
  logins: (control) => control.logins(),
  clock: (control) => ({ now: iso(control.clock.now()) }),
  webhooks: (control) => control.webhooks(),
  live: (control) => control.liveAds(),
  calls: callsIn,
};

/** `/__sandbox/objects/ad` */
export const objectsView =
  (control: SandboxControl): HttpHandler =>
  ({ path }) => {
    const kind = path.split('/')[3] ?? '';
    return isKind(kind) ? jsonReply(control.objects(kind)) : refuse(404, 'There is no such kind.');
  };

/** The control API over HTTP; only if the sandbox was created with `control`. */
export const controlRoutes = (control: SandboxControl): Routes => {
  const routes = recorderRoutes(control);
  for (const [name, order] of Object.entries(orders))
    routes.set(`POST /__sandbox/${name}`, carryOut(control, order));
  for (const [name, view] of Object.entries(views))
    routes.set(`GET /__sandbox/${name}`, ({ query }) => jsonReply(view(control, query)));
  routes.set('DELETE /__sandbox/faults', () => {
    control.clearFaults();
    return jsonReply({ ok: true });
  });
  return routes;
};
