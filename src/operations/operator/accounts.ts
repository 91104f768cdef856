import * as z from 'zod';
import type { ActionOn } from '../../events/event-action.ts';
import { operator, type RecordedEvent, record } from '../../events/record.ts';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type EndedCredentials, proveAccount } from '../../sign-in/prove-account.ts';
import {
  findAccountByEmail,
  insertAccount,
  listAccounts as listAccountRows,
  updateAccountDisabled,
  updateAccountPlan,
} from '../../store/accounts.ts';
import type { Db } from '../../store/db.ts';
import { insertWorkspace, listWorkspacesOf } from '../../store/workspaces.ts';
import { issueKey } from '../api-keys/mint-key.ts';
import type { BillingPlans } from '../core/billing-plans.ts';
import { emailAddress, workspaceName } from '../core/schemas.ts';
import { command, type OperatorDeps } from './core/command.ts';
import { refuse } from './core/refuse.ts';
import { table } from './core/table.ts';

export const email = emailAddress.describe('The account’s e-mail address.');

const planAbout = 'A plan, such as free, starter, pro or agency.';

const checkPlan = (plans: BillingPlans, plan: string) => {
  if (!Object.hasOwn(plans, plan))
    refuse(`there is no plan "${plan}". Plans: ${Object.keys(plans).join(', ')}`);
};

/** Creates an account, its first workspace and its first key: all of them or nothing. */
export const openAccount = async (
  { store, plans }: Pick<OperatorDeps, 'store' | 'plans'>,
  { email, plan, workspace }: { email: string; plan: string; workspace: string },
) => {
  checkPlan(plans, plan);
  return store.transaction(async (tx) => {
    const account = await insertAccount(tx, { id: newId(), email, plan });
    if (!account) return refuse(await whyTaken(tx, email));
    const { id } = await insertWorkspace(tx, { id: newId(), name: workspace }, account.id);
    await record(tx, {
      workspaceId: id,
      actor: operator,
      action: 'workspace.created',
      target: { kind: 'workspace', id, name: workspace },
    });
    const { plaintext } = await issueKey(tx, {
      accountId: account.id,
      workspaceId: id,
      name: 'First key',
      actor: operator,
    });
    return { uid: account.id, email, plan, workspace_id: id, api_key: plaintext };
  });
};

const whyTaken = async (tx: Db, email: string) => {
  const account = await findAccountByEmail(tx, email);
  const hint = account?.bound_to ? '. An invitation made it: confirm it with accounts confirm' : '';
  return `there is already an account for ${email}${hint}`;
};

/** Records the event in every workspace that the account owns, because it concerns all of them. */
const recordAccount = async (
  tx: Db,
  { id, email }: { id: string; email: string },
  action: ActionOn<'account'>,
  details: RecordedEvent['details'] = {},
) => {
  const target = { kind: 'account', id, name: email };
  for (const workspace of await listWorkspacesOf(tx, id, true))
    if (workspace.role === 'owner')
      await record(tx, { workspaceId: workspace.id, actor: operator, action, target, details });
};

export const createAccount = command({
  name: 'accounts create',
  summary: 'Create an account with a workspace and an API key. The key is shown once.',
  options: z.object({
    email,
    plan: z.string().default('pro').describe(planAbout),
    workspace: workspaceName.default('Main').describe('The name of its first workspace.'),
  }),
  examples: [
    'accounts create --email ann@example.com',
    'accounts create --email bob@example.com --plan starter --workspace "Client A" --json',
  ],
  run: openAccount,
  present: (made) =>
    [
      `Account ${made.email} on plan ${made.plan}.`,
      '',
      `  uid        ${made.uid}`,
      `  workspace  ${made.workspace_id}`,
      `  API key    ${made.api_key}`,
      '',
      'Copy the key now: it is not shown again.',
    ].join('\n'),
});

export const listAccounts = command({
  name: 'accounts list',
  summary: 'List the accounts.',
  options: z.object({}),
  examples: ['accounts list', 'accounts list --json'],
  run: async ({ store }) =>
    (await listAccountRows(store.db)).map((row) => ({
      uid: row.id,
      email: row.email,
      plan: row.plan,
      active_keys: Number(row.active_keys),
      active_workspaces: Number(row.active_workspaces),
      proven: row.bound_to === null,
      created_at: iso(row.created_at),
      disabled_at: isoOrNull(row.disabled_at),
    })),
  present: (accounts) =>
    table(
      ['email', 'plan', 'keys', 'workspaces', 'state'],
      accounts.map((one) => [
        one.email,
        one.plan,
        String(one.active_keys),
        String(one.active_workspaces),
        one.disabled_at ? 'disabled' : one.proven ? 'enabled' : 'not confirmed',
      ]),
    ),
});

export const setPlan = command({
  name: 'accounts set-plan',
  summary: 'Move an account to another plan.',
  options: z.object({ email, plan: z.string().describe(planAbout) }),
  examples: ['accounts set-plan --email ann@example.com --plan agency'],
  async run({ store, plans }, options) {
    checkPlan(plans, options.plan);
    const row = await store.transaction(async (tx) => {
      const changedAccount = await updateAccountPlan(tx, options.email, options.plan);
      if (changedAccount)
        await recordAccount(tx, changedAccount, 'account.plan_set', { plan: changedAccount.plan });
      return changedAccount;
    });
    return row ? { uid: row.id, email: row.email, plan: row.plan } : noAccount(options.email);
  },
  present: ({ email, plan }) => `${email} is now on plan ${plan}.`,
});

export const confirmAccount = command({
  name: 'accounts confirm',
  summary:
    'Confirm that an account made by an invitation belongs to the owner of its e-mail address.',
  options: z.object({ email }),
  examples: ['accounts confirm --email ann@example.com'],
  async run(deps, options) {
    const { id, email } = await accountByEmail(deps, options.email);
    const endedCredentials = await deps.store.transaction((tx) =>
      proveAccount(tx, { id, email }, operator),
    );
    return { uid: id, email, proven: true, ended: endedCredentials };
  },
  present: ({ email, ended }) =>
    ended
      ? `${email} is confirmed. What was made for it before has ended: ${countsOf(ended)}. It is still a member where it ` +
        `was one. Give its owner a link to come in: login-link --email ${email}`
      : `${email} was confirmed already. Nothing has ended.`,
});

const countsOf = (ended: EndedCredentials) =>
  Object.entries(ended)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

const switching = (word: 'disable' | 'enable', summary: string) =>
  command({
    name: `accounts ${word}`,
    summary,
    options: z.object({ email }),
    examples: [`accounts ${word} --email ann@example.com`],
    async run({ store }, options) {
      const row = await store.transaction(async (tx) => {
        const changedAccount = await updateAccountDisabled(tx, options.email, word === 'disable');
        if (changedAccount) await recordAccount(tx, changedAccount, `account.${word}d`);
        return changedAccount;
      });
      return row
        ? { uid: row.id, email: row.email, disabled_at: isoOrNull(row.disabled_at) }
        : noAccount(options.email);
    },
    present: ({ email }) => `${email} is ${word}d.`,
  });

export const disableAccount = switching(
  'disable',
  'Switch an account off. Requests with its keys are answered 403 api_disabled.',
);
export const enableAccount = switching('enable', 'Switch an account on again.');

export const accountByEmail = async ({ store }: OperatorDeps, address: string) =>
  (await findAccountByEmail(store.db, address)) ?? noAccount(address);

const noAccount = (address: string): never => refuse(`there is no account for ${address}`);
