import * as z from 'zod';
import { wholeNumber } from '../../adnet/answers/whole-number.ts';
import type { Config } from '../../boot/config.ts';
import { type Ask, createAsk } from './recording/ask.ts';
import { introduce } from './recording/introduce.ts';

/** One step towards the real platform. A person has to check an `unseen` step. */
export type DoctorStep = { step: string; state: 'done' | 'missing' | 'unseen'; detail: string };

type Platform = NonNullable<Config['platform']>;

const tokenFacts = z.object({
  data: z.object({
    is_valid: z.boolean(),
    application: z.string().optional(),
    type: z.string().optional(),
    scopes: z.array(z.string()).default([]),
    expires_at: wholeNumber.optional(),
  }),
});

/** Asks about a token in the name of the app. Meta has been seen to accept the app's token only in the URL. */
export const debugToken = async (platform: Platform, token?: string) => {
  const { appId, appSecret } = platform;
  const appToken = `${appId}|${appSecret}`;
  const params = { input_token: token ?? appToken, access_token: appToken };
  const question = { method: 'GET' as const, path: '/debug_token', params };
  const { body } = await createAsk(platform, appToken)(question);
  const facts = tokenFacts.safeParse(body);
  return facts.success && facts.data.data.is_valid ? facts.data.data : null;
};

const rows = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) });
const accountRow = z.object({ account_status: wholeNumber.optional() });
const pageRow = z.object({ tasks: z.array(z.string()).default([]) });
const active = 1;

/** Checks what needs a token: its permissions, and the ad accounts and pages it can use. */
export const examineToken = async (
  platform: Platform,
  token: string,
  neededPermissions: readonly string[],
): Promise<DoctorStep[]> => {
  const ask = await introduce(platform, token, platform.appSecret);
  if (!ask)
    return [{ step: 'token', state: 'missing', detail: 'Meta does not accept it. Make a new one' }];
  const facts = await debugToken(platform, token);
  if (!facts)
    return [
      {
        step: 'token',
        state: 'missing',
        detail: 'it belongs to another app. Make one for the app in ADNET_APP_ID',
      },
    ];
  return [
    { step: 'token', state: 'done', detail: describeToken(facts) },
    comparePermissions(neededPermissions, facts.scopes),
    await countAccounts(ask),
    await countPages(ask),
  ];
};

type Facts = z.infer<typeof tokenFacts>['data'];

const describeToken = ({ type, expires_at: expires }: Facts) =>
  [
    type === 'SYSTEM_USER' ? 'a system user’s' : 'a person’s',
    expires
      ? `works until ${new Date(expires * 1000).toISOString().slice(0, 10)}`
      : 'never expires',
  ].join(', ');

const comparePermissions = (
  neededPermissions: readonly string[],
  grantedPermissions: readonly string[],
): DoctorStep => {
  const missingPermissions = neededPermissions.filter((name) => !grantedPermissions.includes(name));
  return missingPermissions.length === 0
    ? { step: 'permissions', state: 'done', detail: `${grantedPermissions.length} granted` }
    : {
        step: 'permissions',
        state: 'missing',
        detail: `not granted: ${missingPermissions.join(', ')}. Tick them when the token is made`,
      };
};

const countAccounts = async (ask: Ask): Promise<DoctorStep> => {
  const params = { fields: 'account_status', limit: '200' };
  const { body } = await ask({ method: 'GET', path: '/me/adaccounts', params });
  const accounts = rows(accountRow).safeParse(body).data?.data ?? [];
  const usable = accounts.filter((row) => row.account_status === active).length;
  return {
    step: 'ad accounts',
    state: usable > 0 ? 'done' : 'missing',
    detail:
      usable > 0
        ? `${usable} active of ${accounts.length}`
        : 'none is active. Assign ad accounts to the person or system user in Meta’s business settings',
  };
};

const countPages = async (ask: Ask): Promise<DoctorStep> => {
  const params = { fields: 'tasks', limit: '200' };
  const { body } = await ask({ method: 'GET', path: '/me/accounts', params });
  const pages = rows(pageRow).safeParse(body).data?.data ?? [];
  const usable = pages.filter(({ tasks }) => tasks.includes('ADVERTISE')).length;
  return {
    step: 'pages',
    state: usable > 0 ? 'done' : 'missing',
    detail:
      usable > 0
        ? `${usable} to advertise for`
        : 'none to advertise for. An ad needs a page: assign one in Meta’s business settings',
  };
};
