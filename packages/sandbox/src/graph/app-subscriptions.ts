import type { Call } from '../protocol/call.ts';
import { missingNode, refuse, requireParam } from '../protocol/refusal.ts';
import { oneOf, readShape } from '../protocol/shape.ts';
import type { CallbackCheck } from '../protocol/wire.ts';
import { webhookFields } from '../world/webhooks.ts';
import { success } from '../writes/receipt.ts';

/** Other objects of the platform (Pages, Instagram accounts) send no notifications here. */
const objects = ['ad_account'];

const requireAppToken = ({ holder }: Call) => {
  if (holder.type === 'APP') return;
  refuse({ code: 15, message: '(#15) This method must be called with an app access_token.' });
};

/** Without the repeated challenge from the callback, nothing is subscribed. */
const requireEcho = (check: CallbackCheck | undefined) => {
  const { challenge, status, body, problem } = check ?? { problem: 'not asked' };
  if (problem !== undefined || status !== 200)
    refuse({
      code: 2200,
      message:
        '(#2200) Callback verification failed with the following errors: ' +
        (problem ?? `HTTP Status Code = ${status}`),
    });
  if (body !== challenge)
    refuse({
      code: 2201,
      message: `(#2201) Response does not match challenge, expected value = "${challenge}", received="${String(body).slice(0, 100)}"`,
    });
};

const fieldsOf = (list: unknown[] | undefined) =>
  (list ?? requireParam('fields')).map((name) => oneOf(String(name), 'fields', webhookFields));

const subscribe = (call: Call, check: CallbackCheck | undefined) => {
  const { object, callback_url, verify_token, fields } = readShape(
    { object: 'text', callback_url: 'text', verify_token: 'text', fields: 'list' },
    call.params,
  );
  oneOf(object ?? requireParam('object'), 'object', objects);
  if (!callback_url) return requireParam('callback_url');
  if (!verify_token) return requireParam('verify_token');
  const fieldNames = fieldsOf(fields);
  requireEcho(check);
  call.world.webhooks.app = { callback_url, fields: [...new Set(fieldNames)] };
  return success;
};

/** Without `fields` all subscriptions end, otherwise only the named ones. */
const unsubscribe = ({ world, params }: Call) => {
  const { webhooks } = world;
  const { fields } = readShape({ fields: 'list' }, params);
  const droppedFields = new Set(fields?.map(String) ?? webhookFields);
  const remainingFields = webhooks.app?.fields.filter((name) => !droppedFields.has(name)) ?? [];
  webhooks.app =
    webhooks.app && remainingFields.length > 0
      ? { ...webhooks.app, fields: remainingFields }
      : undefined;
  return success;
};

const list = ({ world: { webhooks }, version }: Call) => ({
  data: webhooks.app
    ? [
        {
          object: 'ad_account',
          callback_url: webhooks.app.callback_url,
          active: true,
          fields: webhooks.app.fields.map((name) => ({ name, version })),
        },
      ]
    : [],
});

/** `/{app}/subscriptions`; https://developers.facebook.com/documentation/ads-commerce/marketing-api/ads-webhooks/setup/get-started */
export const answerAppSubscriptions = (call: Call, check: CallbackCheck | undefined): unknown => {
  requireAppToken(call);
  if (call.method === 'GET') return list(call);
  if (call.method === 'POST') return subscribe(call, check);
  if (call.method === 'DELETE') return unsubscribe(call);
  return missingNode(call.world.app.id, call.method);
};
