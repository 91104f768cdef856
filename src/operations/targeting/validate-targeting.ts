import * as z from 'zod';
import { targetingOptionsPage } from '../../adnet/rows/targeting.ts';
import {
  type OptionsToCheck,
  optionsToCheck,
  targetingValidationRead,
} from '../../adnet/wire/targeting.ts';
import { optionKinds } from '../../adnet/wire/targeting-kinds.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams, jsonObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { platformId } from '../core/schemas.ts';
import { exampleOption, exampleTargeting } from './targeting-inputs.ts';

const maxItems = 100;

const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, 'must not be empty')
    .max(maxItems, `must hold at most ${maxItems}`)
    .optional();

/** A row of a search can be sent unchanged; its other fields are ignored. */
const option = z
  .looseObject({
    type: z.enum(optionKinds).describe('The kind of option, as a search tells it.'),
    id: platformId.describe('The option’s id.'),
  })
  .transform(({ type, id }) => ({ type, id }));

const body = z
  .object({
    targeting: jsonObject(
      'A targeting, as for an ad set: every interest, behaviour and demographic in it is checked.',
      exampleTargeting,
    ).optional(),
    targeting_list: listOf(option).describe('Options by their type and id.'),
    id_list: listOf(platformId).describe('Options by their ids.'),
    name_list: listOf(z.string().min(1).max(200)).describe('Interests by their names.'),
  })
  .superRefine((body, { addIssue }) => {
    if (body.id_list || body.name_list || optionsToCheck(body).length > 0) return;
    const message = body.targeting
      ? 'names no interest, behaviour or demographic to check'
      : 'is required unless targeting_list, id_list or name_list is sent';
    addIssue({ code: 'custom', path: ['targeting'], message });
  });

export const validateTargeting = operation({
  id: 'targeting.validate',
  chapter: 'Targeting and previews',
  route: 'POST /adnet/ad-accounts/{account_id}/targeting/validate',
  access: { adnet: 'viewer' },
  summary: 'Ask which targeting options can still be used.',
  description:
    'Meta retires interests and behaviours, and refuses an ad set that names one. A question, not a write: it is not ' +
    'journaled, not limited, and works during the cool-down.',
  input: { params: accountParams, body },
  question: true,
  output: 'relayed',
  answer: targetingOptionsPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    body: { targeting: exampleTargeting },
    answer: { data: [{ ...exampleOption, valid: true }] },
  },

  run: (ctx, { params, body }) =>
    relayRead(ctx, targetingValidationRead(params.account_id, body satisfies OptionsToCheck)),
});
