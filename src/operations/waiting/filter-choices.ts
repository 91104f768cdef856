import * as z from 'zod';
import type { Db } from '../../store/db.ts';
import type { WaitingReader } from '../../store/overview/list-waiting.ts';
import { listMakers, listSeenCampaigns } from '../../store/overview/waiting-choices.ts';
import { actorKinds } from '../../store/schema/people-tables.ts';

export const choices = z
  .object({
    campaigns: z
      .array(
        z.object({
          id: z.string().describe('For campaign_id.'),
          name: z.string().describe('Its name.'),
        }),
      )
      .describe('Campaigns that have such ads.'),
    makers: z
      .array(
        z.object({
          kind: z.enum(actorKinds).describe('A key, a person, the operator, Greenroom.'),
          id: z.string().nullable().describe('For actor; where it is null, kind is.'),
          name: z.string().nullable().describe('The key’s name, or the person’s address.'),
        }),
      )
      .describe('Who made such ads.'),
  })
  .meta({ id: 'WaitingChoices', description: 'What the list can be narrowed down to.' });

export const readChoices = async (
  db: Db,
  whose: WaitingReader,
): Promise<z.input<typeof choices>> => {
  const campaigns = await listSeenCampaigns(db, whose);
  return {
    campaigns: campaigns.map(({ id, name }) => ({ id: id ?? '', name: name ?? '' })),
    makers: await listMakers(db, whose),
  };
};
