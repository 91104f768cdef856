import { span } from '../basics/clock.ts';
import { dataAccessMs, longLifeMs } from '../login/grant.ts';
import type { Person, Task } from '../world/entities.ts';
import type { Token } from '../world/token.ts';
import type { World } from '../world/world.ts';
import { demo } from './demo.ts';

const everyTask: Task[] = ['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'];
const { usdAccountId, eurAccountId, jpyAccountId, disabledAccountId } = demo;

const reach = (tasks: Task[], ...ids: string[]) => ids.map((account_id) => ({ account_id, tasks }));

type Profile = Pick<Person, 'id' | 'name' | 'about' | 'system' | 'accounts' | 'page_ids'> & {
  scopes: string[];
};

/** All permissions of the ads products. */
export const allScopes = [
  'ads_management',
  'ads_read',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_ads',
  'instagram_basic',
  'public_profile',
];

const everything = reach(everyTask, usdAccountId, eurAccountId, jpyAccountId, disabledAccountId);
const everyPage = [demo.usdPageId, demo.eurPageId, demo.jpyPageId];

const profiles: Profile[] = [
  {
    id: demo.adminId,
    name: 'Demo Admin',
    about: 'May do everything in every ad account.',
    system: false,
    accounts: everything,
    page_ids: everyPage,
    scopes: allScopes,
  },
  {
    id: demo.analystId,
    name: 'Demo Analyst',
    about: 'Reads two ad accounts and changes nothing.',
    system: false,
    accounts: reach(['ANALYZE'], usdAccountId, eurAccountId),
    page_ids: [demo.usdPageId],
    scopes: ['ads_read', 'pages_show_list', 'public_profile'],
  },
  {
    id: demo.newcomerId,
    name: 'Demo Newcomer',
    about: 'Has one small ad account and one that was disabled. No Pages.',
    system: false,
    accounts: reach(everyTask, jpyAccountId, disabledAccountId),
    page_ids: [],
    scopes: ['public_profile'],
  },
  {
    id: demo.systemUserId,
    name: 'Demo System User',
    about: 'Works for programs, never logs in.',
    system: true,
    accounts: everything,
    page_ids: everyPage,
    scopes: allScopes,
  },
];

const personOf = (profile: Profile, seq: number, consentedAt: number): Person => {
  const { scopes, ...rest } = profile;
  return {
    ...rest,
    kind: 'person',
    seq,
    consent: new Map(scopes.map((scope) => [scope, 'granted' as const])),
    consented_at: consentedAt,
    extra: { political_ads_cleared: profile.id === demo.adminId },
  };
};

const scopesOf = (id: string) => profiles.find((profile) => profile.id === id)?.scopes ?? [];

/** All people logged in a day before the sandbox was started. */
const loginBefore = (now: number) => now - span({ days: 1 });

/** A token that exists from the start and is never dropped. */
export const seedToken = (
  world: World,
  token: string,
  userId: string,
  parts: Partial<Token> = {},
) => {
  const now = world.clock();
  const issued = loginBefore(now);
  world.seedTokens.set(token, {
    token,
    type: 'USER',
    app_id: world.app.id,
    user_id: userId,
    scopes: scopesOf(userId),
    issued,
    long_lived: true,
    expires: issued + longLifeMs,
    data_access_expires: issued + dataAccessMs,
    ...parts,
  });
};

export const seedPeople = (world: World) => {
  const now = world.clock();
  for (const profile of profiles) {
    world.people.set(profile.id, personOf(profile, world.idGenerator.next(), loginBefore(now)));
  }
  seedToken(world, demo.systemUserToken, demo.systemUserId, {
    type: 'SYSTEM_USER',
    expires: 0,
    data_access_expires: 0,
  });
  seedToken(world, demo.adminToken, demo.adminId);
  seedToken(world, demo.analystToken, demo.analystId);
  seedToken(world, demo.newcomerToken, demo.newcomerId);
  seedToken(world, demo.expiredToken, demo.adminId, { expires: now - span({ hours: 3 }) });
  seedToken(world, demo.revokedToken, demo.adminId, { dead: 458 });
  seedToken(world, demo.foreignToken, demo.adminId, { app_id: demo.foreignAppId });
};
