import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import type { Clock } from '../../kernel/clock.ts';
import { withoutSlashes } from '../../kernel/pure/without-slashes.ts';
import type { Scrubber } from '../../secrets/scrubber.ts';
import { parseExact } from '../answers/exact-json.ts';
import type { PlatformError } from '../answers/platform-error.ts';
import { wholeNumber } from '../answers/whole-number.ts';
import type { AdnetClient, Rejection, Token } from '../client/client.ts';
import type { LoginRequest } from './login-request.ts';
import { type CallOwner, isSendable } from './token.ts';

export type OauthOptions = {
  client: AdnetClient;
  /** The address of the platform's login dialog, with its version; `/dialog/oauth` is added if it is missing. */
  dialogUrl: string;
  login: LoginRequest;
  appId?: string | undefined;
  appSecret?: string | undefined;
  scrubber: Scrubber;
  clock: Clock;
};

export type ObtainedToken = { kind: 'ok'; value: string; expiresAt: number | null };
export type RefusedLogin = { kind: 'rejected'; error: PlatformError };

const tokenAnswer = z.object({
  access_token: z.string().refine(isSendable),
  expires_in: wholeNumber.pipe(z.number().positive()).optional().catch(undefined),
});

const tokenFacts = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    type: z.string().optional(),
    user_id: z.string().optional(),
    scopes: z.array(z.string()).default([]),
    expires_at: wholeNumber.nullish(),
    error: z
      .object({ code: wholeNumber.optional(), subcode: wholeNumber.optional() })
      .optional()
      .catch(undefined),
  }),
});

const permissionList = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});

const whoami = z.object({ id: z.string(), name: z.string().optional() });

const accountList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string().optional(),
      account_status: wholeNumber.optional().catch(undefined),
    }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const roleList = z.object({
  data: z.array(
    z.object({
      account_status: wholeNumber.optional().catch(undefined),
      user_tasks: z.array(z.string()).optional().catch(undefined),
    }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
});

/** The platform leaves out empty lists. */
const belongings = z.object({
  adaccounts: roleList.optional(),
  accounts: z.object({ data: z.array(z.object({ id: z.string() })) }).optional(),
});

const queueName = 'oauth';
const maxAccounts = 50;

export type Oauth = ReturnType<typeof createOauth>;

/** Reads an answer of the platform by its schema. */
const readerOf =
  ({ client }: OauthOptions) =>
  async <T>(
    token: Token,
    path: string,
    params: Record<string, string>,
    schema: z.ZodType<T>,
    tokenInAddress = false,
  ) => {
    const result = await client.read(token, path, params, { queueName, tokenInAddress });
    if (result.kind === 'rejected') return result;
    const parsedBody = schema.safeParse(parseExact(result.relayed.body));
    if (parsedBody.success) return { kind: 'ok' as const, value: parsedBody.data };
    throw new Failure('adnet_unavailable', { cause: new Error('an answer of another shape') });
  };

/** Exchanges a code, or a token that soon expires, for a token. */
const obtainToken = async (
  { client, appId, appSecret, scrubber, clock }: OauthOptions,
  owner: CallOwner,
  fields: Record<string, string>,
): Promise<ObtainedToken | RefusedLogin> => {
  if (!appId || !appSecret) throw new Error('Logging in needs the app id and the app secret.');
  const secrets = { client_id: appId, client_secret: appSecret, ...fields };
  const result = await client.postForm(owner, '/oauth/access_token', secrets, tokenAnswer);
  if (result.kind === 'rejected') return result;
  const { access_token: value, expires_in: seconds } = result.value;
  scrubber.hold(value);
  return {
    kind: 'ok',
    value,
    expiresAt: seconds === undefined ? null : clock() + seconds * 1000,
  };
};

/** What our app can learn about a token; null without app credentials. */
const debugToken = async (options: OauthOptions, owner: CallOwner, value: string) => {
  const { appId, appSecret, scrubber } = options;
  if (!appId || !appSecret) return null;
  const appToken = { value: `${appId}|${appSecret}`, ours: false, owner };
  scrubber.hold(value);
  const read = readerOf(options);
  const ask = (inAddress: boolean) =>
    read(appToken, '/debug_token', { input_token: value }, tokenFacts, inAddress);
  const byHeader = await ask(false);
  // The platform has been seen to accept the app's token only in the URL.
  const result = byHeader.kind === 'rejected' && !byHeader.throttled ? await ask(true) : byHeader;
  return result.kind === 'rejected' ? result : { kind: 'ok' as const, ...result.value.data };
};

/** The platform's login, as plain functions: where to send the browser, and what to do when it comes back. */
export const createOauth = (options: OauthOptions) => {
  const read = readerOf(options);
  return {
    /** The permissions that a person is asked for; empty if the platform's configuration names them. */
    scopes: options.login.scopes,
    authorizeUrl: (ask: AuthorizeRequest) => authorizeUrl(options, ask),
    exchangeCode: (owner: CallOwner, code: string, redirectUri: string) =>
      obtainToken(options, owner, { code, redirect_uri: redirectUri }),
    exchangeLongLived: (owner: CallOwner, short: string) =>
      obtainToken(options, owner, { grant_type: 'fb_exchange_token', fb_exchange_token: short }),

    debugToken: (owner: CallOwner, value: string) => debugToken(options, owner, value),

    identity: (token: Token) => read(token, '/me', { fields: 'id,name' }, whoami),

    /** The permissions that the user has granted and not withdrawn. */
    async permissions(token: Token): Promise<{ kind: 'ok'; scopes: string[] } | Rejection> {
      const result = await read(token, '/me/permissions', {}, permissionList);
      if (result.kind === 'rejected') return result;
      const grantedPermissions = result.value.data.filter(({ status }) => status === 'granted');
      return { kind: 'ok', scopes: grantedPermissions.map(({ permission }) => permission) };
    },

    /** Reads ad accounts and a page in one question, because both are needed to make ads. */
    async belongings(token: Token) {
      const fields = `adaccounts.limit(${maxAccounts}){id,account_status,user_tasks},accounts.limit(1){id}`;
      const result = await read(token, '/me', { fields }, belongings);
      if (result.kind === 'rejected') return result;
      const { adaccounts, accounts } = result.value;
      return {
        kind: 'ok' as const,
        hasPage: (accounts?.data.length ?? 0) > 0,
        accounts: (adaccounts?.data ?? []).map(({ account_status: state, user_tasks: tasks }) => ({
          state: state ?? null,
          tasks: tasks ?? null,
        })),
        hasMoreAccounts: adaccounts?.paging?.next !== undefined,
      };
    },

    /** The first few accounts that the token can manage, to show a person what was connected. */
    async adAccounts(token: Token) {
      const params = { fields: 'id,name,account_status', limit: String(maxAccounts) };
      const result = await read(token, '/me/adaccounts', params, accountList);
      if (result.kind === 'rejected') return result;
      const { data, paging } = result.value;
      const more = data.length > maxAccounts || paging?.next !== undefined;
      return { kind: 'ok' as const, accounts: data.slice(0, maxAccounts), more };
    },
  };
};

type AuthorizeRequest = {
  state: string;
  redirectUri: string;
  /** Ask again for permissions that the user has declined before. */
  rerequest?: boolean;
};

const authorizeUrl = ({ dialogUrl, appId, login }: OauthOptions, ask: AuthorizeRequest): string => {
  const url = new URL(dialogUrl);
  if (!url.pathname.endsWith('/dialog/oauth'))
    url.pathname = `${withoutSlashes(url.pathname)}/dialog/oauth`;
  url.searchParams.set('client_id', appId ?? '');
  url.searchParams.set('redirect_uri', ask.redirectUri);
  url.searchParams.set('state', ask.state);
  url.searchParams.set('response_type', 'code');
  if (login.scopes.length > 0) url.searchParams.set('scope', login.scopes.join(','));
  if (login.configId !== null) {
    url.searchParams.set('config_id', login.configId);
    // Without it, a configuration may return a token in the URL instead of a code.
    url.searchParams.set('override_default_response_type', 'true');
  }
  if (ask.rerequest) url.searchParams.set('auth_type', 'rerequest');
  return url.href;
};
