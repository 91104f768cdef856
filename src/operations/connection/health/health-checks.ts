import { iso } from '../../../kernel/clock.ts';
import { count } from '../../../kernel/pure/count.ts';
import { isExpired } from '../../../publish/tokens/token.ts';
import type { ConnectionRow } from '../../../store/schema/tables.ts';
import type { ConnectionProblem } from './check-connections.ts';
import { canSeePages, canWrite, type MissingThing, writeScope } from './missing.ts';
import type { AdnetUsage } from './usage.ts';

/** The facts about a connection that its checks put into words. */
export type ConnectionFacts = {
  connection: ConnectionRow | null;
  problem: ConnectionProblem | null;
  /** What the login lacks for making ads; null if Meta did not say. */
  missing: readonly MissingThing[] | null;
  /** True if it has ended or its token cannot be read: nothing works until a person connects again. */
  isOver: boolean;
  left: number | null;
  now: number;
  usage: AdnetUsage;
};

type Check = { name: string; ok: boolean; message: string; fix: string | null };

const reconnect =
  'Make a new link with POST /adnet/connection/link and let the same person sign in again.';

const connect = 'Make a link with POST /adnet/connection/link and open it to sign in to Meta.';

/** The findings about a token. The console uses its own words for people, by these names. */
export const tokenFindings = {
  works: 'The token works.',
  worked: 'The token worked when Meta last answered.',
  ended: 'The token no longer works.',
  unreadable: 'The stored token cannot be decrypted with today’s keys.',
} as const;

/**
 * How to give the login what it needs for ads. If it may have been left out while signing in, how to choose again
 * is added.
 */
export const belongingFixes = {
  page: 'Give this person a page at business.facebook.com, with the right to create ads for it.',
  account:
    'Give this person an active ad account at business.facebook.com, or see there under Account quality what Meta asks for.',
  accountRole:
    'Let the business that owns the ad account give this person the right to advertise in it.',
} as const;

const check = (name: string, problem: string | null, fine: string, fix: string): Check =>
  problem === null
    ? { name, ok: true, message: fine, fix: null }
    : { name, ok: false, message: problem, fix };

/** Describes all facts about a connection, and what to do about each. */
export const checksOf = (facts: ConnectionFacts): Check[] => {
  const { connection } = facts;
  const connectionProblem = connection === null ? 'The workspace is not connected to Meta.' : null;
  const connectionCheck = check(
    'connected',
    connectionProblem,
    'The workspace is connected to Meta.',
    connect,
  );
  if (connection === null) return [connectionCheck];
  // After the end, nothing else that was known still applies.
  if (facts.isOver) return [endedCheck, token(facts, connection)];
  return [
    connectionCheck,
    token(facts, connection),
    expiry(facts),
    permissions(connection),
    ...belongings(facts, connection),
    coolDown(facts, connection),
    platform(facts),
    limits(facts),
  ];
};

const endedCheck = {
  name: 'connected',
  ok: false,
  message: 'The workspace’s connection to Meta has ended. Nothing can be read or made with it.',
  fix: reconnect,
};

const token = ({ problem, now }: ConnectionFacts, connection: ConnectionRow) => {
  const problemMessage =
    problem === 'unreadable'
      ? tokenFindings.unreadable
      : isExpired(connection, now)
        ? tokenFindings.ended
        : null;
  const fine = isAsked(problem) ? tokenFindings.works : tokenFindings.worked;
  return check('token', problemMessage, fine, reconnect);
};

/** True if Meta has said something about the token itself. */
const isAsked = (problem: ConnectionProblem | null) =>
  problem !== 'unreachable' && problem !== 'refused' && problem !== 'limited';

const soonDays = 14;

const expiry = ({ left }: ConnectionFacts) => {
  if (left === null) return check('expiry', null, 'The connection does not expire.', '');
  const message = `The connection expires in ${count(left, 'day')}.`;
  return check('expiry', left <= soonDays ? message : null, message, reconnect);
};

const permissions = (connection: ConnectionRow) =>
  check(
    'permissions',
    canWrite(connection)
      ? null
      : `The permission ${writeScope} is missing: Meta refuses every create.`,
    'The person allowed everything that creates need.',
    reconnect,
  );

/** Checks the Page, the ad account and the permission that ads need; leaves out what Meta did not say. */
const belongings = ({ missing }: ConnectionFacts, connection: ConnectionRow): Check[] => {
  if (missing === null) return [];
  const pages = check(
    'pages',
    missing.includes('page')
      ? 'The person who signed in has no Facebook page: Meta refuses every ad without one.'
      : null,
    'The person who signed in has a Facebook page.',
    `${belongingFixes.page} ${again}`,
  );
  const accounts = check(
    'ad_accounts',
    missing.includes('ad_account')
      ? 'The person who signed in has no ad account.'
      : missing.includes('active_ad_account')
        ? 'None of this person’s ad accounts is active: Meta disabled or closed them, or waits for a payment.'
        : missing.includes('account_role')
          ? 'The person who signed in may look at ad accounts, but has the right to advertise in none.'
          : null,
    'The person who signed in has an ad account that can run ads.',
    `${missing.includes('account_role') ? belongingFixes.accountRole : belongingFixes.account} ${again}`,
  );
  return canSeePages(connection) ? [pages, accounts] : [accounts];
};

const again =
  'If the choice was made while signing in, make a new link with POST /adnet/connection/link and choose more.';

const coolDown = ({ now }: ConnectionFacts, { writes_unlock_at: unlockAt }: ConnectionRow) =>
  check(
    'cool_down',
    unlockAt > now
      ? `Creates are held back until ${iso(unlockAt)}, because the connection is new.`
      : null,
    'Creates are unlocked.',
    'Wait until then. Reading works already.',
  );

const platform = ({ problem }: ConnectionFacts) => {
  const messages = {
    unreachable: 'Meta did not answer when it was last asked.',
    refused: 'Meta refused the question who the token belongs to.',
  };
  const trouble = problem === 'unreachable' || problem === 'refused' ? messages[problem] : null;
  return check('platform', trouble, 'Meta answers.', 'Try again in a few minutes.');
};

const limits = ({ problem, usage: { percent, frees_at: freesAt } }: ConnectionFacts) => {
  const until = freesAt === null ? '' : ` until ${freesAt}`;
  const isFull = problem === 'limited' || freesAt !== null;
  return check(
    'limits',
    isFull ? `Meta holds calls back${until}.` : null,
    `${percent} % of Meta’s limits are used.`,
    'Wait until then, or ask for less at a time.',
  );
};
