import type { Call } from '../protocol/call.ts';
import { refuse, requireParam } from '../protocol/refusal.ts';
import { isJson, readShape } from '../protocol/shape.ts';
import type { Account, Asset } from '../world/entities.ts';
import { assetsOf } from '../world/find.ts';
import { createReceipt, isRehearsal, omitUndefined, success } from './receipt.ts';

const persistAsset = <T extends Asset>(call: Call, asset: T) => {
  if (isRehearsal(call)) return success;
  call.world.assets.set(asset.id, asset);
  return createReceipt(call, asset);
};

const createIdentity = ({ world, now }: Call, { account_id }: Account, name: string) => ({
  id: world.idGenerator.objectId(),
  seq: world.idGenerator.next(),
  account_id,
  name,
  created: Math.floor(now / 1000),
});

const audienceShape = {
  name: 'text',
  description: 'text',
  subtype: 'text',
  rule: 'text',
  customer_file_source: 'text',
  lookalike_spec: 'object',
  origin_audience_id: 'text',
  retention_days: 'int',
} as const;

const maxRetention = 180;
const maxVideos = 200;
const customerTerms = '206760949512025';

const refuseAudience = (subcode: number | undefined, title: string, text: string): never =>
  refuse({
    code: 2654,
    subcode,
    message: '(#2654) Failed to create custom audience',
    title,
    text,
    blame: [['rule']],
  });

const ruleIn = (rule: string): unknown => {
  try {
    return JSON.parse(rule);
  } catch {
    return refuseAudience(undefined, 'Rule cannot be read', 'The rule of the audience is no JSON.');
  }
};

/** Lists of customers need accepted terms; rules need matching sources. */
const checkAudienceSource = (
  { extra }: Account,
  subtype: string | undefined,
  rule: string | undefined,
  retention = maxRetention,
) => {
  const accepted = extra['tos_accepted'];
  if (subtype === 'CUSTOM' && !(isJson(accepted) && accepted[customerTerms])) {
    refuse({
      code: 200,
      subcode: 1870034,
      message: '(#200) Permissions error',
      title: 'Terms of custom audiences are not accepted',
      text: 'An admin of the account has to accept the terms in Ads Manager.',
    });
  }
  if (rule === undefined) return;
  const parsed = ruleIn(rule);
  if (Array.isArray(parsed) && parsed.length > maxVideos) {
    refuseAudience(1870231, 'Too many videos', `A rule takes ${maxVideos} videos at most.`);
  }
  if (retention > maxRetention) {
    const text = `The source keeps people for ${maxRetention} days.`;
    refuseAudience(1713214, 'Retention is too long', text);
  }
};

/** The type of an audience is in its rule if it has one, otherwise in its subtype. */
export const createAudience = (call: Call, account: Account) => {
  const { name, subtype, ...rest } = readShape(audienceShape, call.params);
  if (!name) return requireParam('name');
  if (rest.rule && subtype) {
    return refuse({
      code: 2654,
      subcode: 1870053,
      message: "(#2654) The parameter 'subtype' is not supported in the current API version",
      title: 'Subtype is not supported',
      text: 'Leave subtype out: the rule says what kind of audience this is.',
    });
  }
  if (!rest.rule && !subtype) return requireParam('subtype');
  checkAudienceSource(account, subtype, rest.rule, rest.retention_days);
  const { created, ...parts } = createIdentity(call, account, name);
  return persistAsset(call, {
    kind: 'audience',
    ...parts,
    extra: {
      ...omitUndefined(rest),
      subtype: subtype ?? 'WEBSITE',
      approximate_count_lower_bound: -1,
      approximate_count_upper_bound: -1,
      delivery_status: { code: 300, description: 'Audience is too small to be shown ads.' },
      operation_status: { code: 200, description: 'Normal' },
      time_created: created,
      time_updated: created,
    },
  });
};

const conversionShape = {
  name: 'text',
  rule: 'text',
  custom_event_type: 'text',
  event_source_id: 'text',
  default_conversion_value: 'int',
  description: 'text',
} as const;

export const createConversion = (call: Call, account: Account) => {
  const { name, event_source_id, ...rest } = readShape(conversionShape, call.params);
  if (!name) return requireParam('name');
  if (!event_source_id) return requireParam('event_source_id');
  const { created: _created, ...parts } = createIdentity(call, account, name);
  const extra = { ...omitUndefined(rest), pixel: event_source_id, is_archived: false };
  return persistAsset(call, { kind: 'conversion', ...parts, extra });
};

export const createLabel = (call: Call, account: Account) => {
  const { name } = readShape({ name: 'text' }, call.params);
  if (!name) return requireParam('name');
  const labels = assetsOf(call.world, 'label', account.account_id);
  const same = labels.find((label) => label.name === name);
  if (same) return createReceipt(call, same);
  const { created: _created, ...parts } = createIdentity(call, account, name);
  return persistAsset(call, { kind: 'label', ...parts, extra: {} });
};

/** Ordinary apps may read saved audiences, but not create them. */
export const refuseCapability = (): never =>
  refuse({
    code: 3,
    status: 400,
    message: '(#3) Application does not have the capability to make this API call.',
  });

/** An account can create one pixel; further ones are shared with it. */
export const createPixel = (call: Call, account: Account) => {
  const { name } = readShape({ name: 'text' }, call.params);
  if (!name) return requireParam('name');
  const { pixels, idGenerator } = call.world;
  const own = [...pixels.values()].filter(({ account_id }) => account_id === account.account_id);
  if (own.length > 0) {
    refuse({ code: 6200, message: '(#6200) A pixel already exists for this account' });
  }
  if (isRehearsal(call)) return success;
  const { account_id } = account;
  const pixel = {
    kind: 'pixel' as const,
    id: idGenerator.objectId(),
    seq: idGenerator.next(),
    account_id,
    name,
    extra: {},
  };
  pixels.set(pixel.id, pixel);
  return createReceipt(call, pixel);
};
