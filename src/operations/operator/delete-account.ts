import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { operator, record } from '../../events/record.ts';
import { elapsed, span } from '../../kernel/clock.ts';
import { subjectsOf } from '../../sign-in/rate-limit.ts';
import { updateAccountDisabled } from '../../store/accounts.ts';
import {
  deleteAccount as deleteAccountRow,
  deleteOwnedRows,
  isBusy,
  listKeyIds,
  redactEverywhere,
  releaseOthers,
} from '../../store/customer/delete-customer.ts';
import { deletedId, deletedPerson } from '../../store/customer/deleted-person.ts';
import type { Customer } from '../../store/customer/owned-rows.ts';
import {
  handOverWorkspace,
  listSharedWorkspaces,
  takeOwnWorkspaces,
} from '../../store/customer/shared-workspaces.ts';
import type { Store } from '../../store/open.ts';
import { findWorkspace } from '../../store/workspaces.ts';
import { accountByEmail, email } from './accounts.ts';
import { command } from './core/command.ts';
import { refuse } from './core/refuse.ts';

export const customerOf = ({ id, email: address }: { id: string; email: string }): Customer => ({
  id,
  email: address.toLowerCase(),
  subjects: subjectsOf([id, address]),
});

const demandNotShared = async ({ db }: Store, id: string) => {
  const [shared, ...more] = await listSharedWorkspaces(db, id);
  const others = more.length > 0 ? ` and in ${more.length} more` : '';
  if (shared)
    refuse(
      `others work in the workspace "${shared.name}" (${shared.id})${others}. Hand it over first: workspaces hand-over ` +
        `--workspace ${shared.id} --email SOMEBODY. Or remove the others from it: members remove`,
    );
};

const maxWaitMs = span({ seconds: 60 });
const pollMs = 250;

/** Waits for writes that are being sent; otherwise their objects would be on Meta without any record. */
const demandQuiet = async ({ db }: Store, customer: Customer) => {
  const began = elapsed();
  while (await isBusy(db, customer)) {
    if (elapsed() - began > maxWaitMs)
      refuse(
        'a write of this account is still on its way to Meta. Nothing was deleted yet; the account is disabled. Repeat ' +
          'this in a minute',
      );
    await setTimeout(pollMs);
  }
};

/** Rows that a node writes during one pass are found by the next. */
const maxPasses = 10;

const deleteAll = async ({ db }: Store, customer: Customer, keyIds: readonly string[]) => {
  let rows = 0;
  for (let pass = 1; ; pass++) {
    await releaseOthers(db, customer, keyIds);
    const deletedCount = await deleteOwnedRows(db, customer);
    // The other rows that mention the customer belong to someone else, so they are kept without the mention.
    const redactedCount = await redactEverywhere(db, customer, keyIds);
    rows += redactedCount + deletedCount;
    if (redactedCount + deletedCount === 0) return rows;
    if (pass === maxPasses)
      refuse(
        'something still writes rows of this account. Look which service is running, then repeat this',
      );
  }
};

export const deleteAccount = command({
  name: 'accounts delete',
  summary:
    'Delete a customer: the account, its workspaces and all that is in them. It cannot be undone.',
  options: z.object({
    email,
    confirm: z
      .string()
      .optional()
      .describe('The same address again; asked for where it is left out.'),
    yes: z.boolean().default(false).describe('Delete without asking.'),
  }),
  examples: ['accounts delete --email bob@example.com --yes'],
  confirm: {
    option: 'confirm',
    unless: 'yes',
    prompt: ({ email: address }) =>
      `This deletes ${address}, its workspaces and all that is in them. Type the address to go on: `,
  },
  async run(deps, options) {
    const { store } = deps;
    const account = await accountByEmail(deps, options.email);
    if (!options.yes && options.confirm?.trim().toLowerCase() !== account.email.toLowerCase())
      return refuse(
        'nothing was deleted. Type the address of the account to confirm, or give --yes',
      );
    const customer = customerOf(account);
    await demandNotShared(store, account.id);
    await updateAccountDisabled(store.db, account.email, true);
    await takeOwnWorkspaces(store.db, account.id);
    await demandQuiet(store, customer);
    const rows = await deleteAll(store, customer, await listKeyIds(store.db, customer));
    const workspaces = await deleteAccountRow(store, customer, async (tx, workspaceIds) => {
      for (const workspaceId of [deletedId, ...workspaceIds])
        await record(tx, {
          workspaceId,
          actor: operator,
          action: 'account.deleted',
          target: { kind: 'account', id: null, name: deletedPerson },
        });
    });
    return { deleted: true, workspaces, rows };
  },
  present: ({ workspaces, rows }) =>
    `The account is deleted, with ${workspaces} workspaces and ${rows} rows. Backups made before still hold it.`,
});

export const handOver = command({
  name: 'workspaces hand-over',
  summary: 'Make another account own a workspace and pay for it.',
  options: z.object({
    workspace: z.string().trim().toLowerCase().describe('The workspace’s id.'),
    email: email.describe('The e-mail address of the account that gets it.'),
  }),
  examples: [
    'workspaces hand-over --workspace 01a1de28-7b01-7000-92e4-41398d8a6111 --email ann@example.com',
  ],
  async run(deps, options) {
    const { store } = deps;
    const workspace = await findWorkspace(store.db, options.workspace);
    if (!workspace) return refuse(`there is no workspace with the id ${options.workspace}`);
    const to = await accountByEmail(deps, options.email);
    if (to.bound_to !== null)
      return refuse(`${to.email} is not confirmed yet: accounts confirm --email ${to.email}`);
    await store.transaction(async (tx) => {
      await handOverWorkspace(tx, workspace.id, { from: workspace.paid_by, to: to.id });
      await record(tx, {
        workspaceId: workspace.id,
        actor: operator,
        action: 'workspace.handed_over',
        target: { kind: 'account', id: to.id, name: to.email },
      });
    });
    return { workspace_id: workspace.id, email: to.email, role: 'owner' as const };
  },
  present: ({ workspace_id, email: address }) =>
    `${address} owns the workspace ${workspace_id} now and pays for it. Who owned it before is still a member: members remove.`,
});
