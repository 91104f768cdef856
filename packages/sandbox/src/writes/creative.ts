import type { Call } from '../protocol/call.ts';
import { reject } from '../protocol/problems.ts';
import { isJson, oneOf, readShape } from '../protocol/shape.ts';
import { checkNewCreative } from '../rules/creative-rules.ts';
import { type CreativeValues, creativeShape } from '../rules/creative-shape.ts';
import { checkName } from '../rules/name.ts';
import type { Media } from '../rules/story-spec.ts';
import { ownedBy } from '../world/collection.ts';
import { sha256 } from '../world/digest.ts';
import type { Account, Creative, Json } from '../world/entities.ts';
import { persist } from '../world/persist.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';
import { withCreativeDefaults } from './creative-defaults.ts';
import { createReceipt, isRehearsal, success, updateReceipt } from './receipt.ts';

const bodyOf = (story: Json | undefined): Json => {
  const body = story?.['link_data'] ?? story?.['video_data'];
  return isJson(body) ? body : {};
};

/** Parts of the story that a read also returns at the top level. */
const readable = (values: CreativeValues): Json => {
  const body = bodyOf(values.object_story_spec);
  const action = isJson(body['call_to_action']) ? body['call_to_action']['type'] : undefined;
  const storyFields: Json = {
    title: body['name'] ?? body['title'],
    body: body['message'],
    link_url: body['link'],
    call_to_action_type: action,
    instagram_user_id: values.object_story_spec?.['instagram_user_id'],
    actor_id: values.object_story_spec?.['page_id'],
  };
  return Object.fromEntries(Object.entries(storyFields).filter(([, value]) => value !== undefined));
};

/** A story is published as a hidden post of its Page. */
const postOf = (world: World, values: CreativeValues) => {
  const page = values.object_story_spec?.['page_id'];
  if (values.object_story_id) return values.object_story_id;
  return page === undefined ? undefined : `${String(page)}_${world.idGenerator.objectId()}`;
};

/** The platform appends the day and 32 characters to a name. */
const storedName = ({ world, now }: Call, { zone }: Account, name: string) =>
  !world.settings.marksCreativeNames
    ? name
    : `${name} ${dayOf(zone, now)}-${sha256(`${world.idGenerator.share('creative')}`).slice(0, 32)}`;

const newCreative = (call: Call, account: Account, values: CreativeValues, media: Media) => {
  const { world, now } = call;
  const { name } = values;
  const id = world.idGenerator.objectId();
  const post = postOf(world, values);
  const {
    name: _n,
    status: _s,
    image_hash: _h,
    ...otherFields
  } = withCreativeDefaults(call, account, values);
  const creative: Creative = {
    kind: 'creative',
    id,
    seq: world.idGenerator.next(),
    account_id: account.account_id,
    name: storedName(call, account, name || `Creative ${id}`),
    status: 'ACTIVE',
    spec: values.object_story_spec ?? {},
    picture: media.picture,
    video_id: media.video_id,
    created: now,
    updated: now,
    extra: {
      ...readable(values),
      ...otherFields,
      ...(post && { effective_object_story_id: post }),
    },
  };
  return creative;
};

/** A post that was used before returns its existing creative. */
const wrapped = (world: World, account: Account, story: string | undefined) =>
  story === undefined
    ? undefined
    : ownedBy(world.collections.creative, account.account_id).find(
        ({ extra, status }) =>
          status !== 'DELETED' &&
          [extra['object_story_id'], extra['effective_object_story_id']].includes(story),
      );

/** A checked creative that is not stored yet, or the existing one of its post. */
export const draftCreative = (call: Call, account: Account, values: CreativeValues): Creative => {
  const media = checkNewCreative({ call, account }, values);
  const storyCreative = wrapped(call.world, account, values.object_story_id);
  return storyCreative ?? newCreative(call, account, values, media);
};

export const persistDraft = (world: World, creative: Creative): Creative =>
  world.collections.creative.byId.has(creative.id) ? creative : persist(world, creative);

export const createCreative = (call: Call, account: Account) => {
  const creative = draftCreative(call, account, readShape(creativeShape, call.params));
  return isRehearsal(call) ? success : createReceipt(call, persistDraft(call.world, creative));
};

const editable = new Set(['name', 'status', 'adlabels']);

export const updateCreative = (call: Call, creative: Creative) => {
  const values = readShape(creativeShape, call.params);
  const fixed = Object.keys(values).find((name) => !editable.has(name));
  if (fixed) reject('creative_immutable', [fixed]);
  if (values.name !== undefined) checkName(values.name);
  if (values.status) oneOf(values.status, 'status', ['ACTIVE', 'DELETED']);
  if (isRehearsal(call)) return success;
  creative.name = values.name ?? creative.name;
  creative.status = values.status === 'DELETED' ? 'DELETED' : creative.status;
  if (values.adlabels) creative.extra['adlabels'] = values.adlabels;
  creative.updated = call.now;
  return updateReceipt(call, creative);
};
