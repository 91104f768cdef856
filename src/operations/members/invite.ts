import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { record } from '../../events/record.ts';
import { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { span } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { sendBeside } from '../../mail/send-mail.ts';
import { invitationMail } from '../../mail/texts.ts';
import { fingerprint } from '../../secrets/api-key.ts';
import { randomSecret } from '../../secrets/random-secret.ts';
import { mayMail } from '../../sign-in/paced-mail.ts';
import { findAccount } from '../../store/accounts.ts';
import type { Db } from '../../store/db.ts';
import {
  deleteInvitationsTo,
  insertInvitation,
  listOpenInvitations,
} from '../../store/people/invitations.ts';
import { findMemberByEmail } from '../../store/people/members.ts';
import { roles } from '../../store/people/roles.ts';
import { lockWorkspace } from '../../store/workspaces.ts';
import { makeOnce } from '../core/make-once.ts';
import { type Context, operation, type TargetWorkspace } from '../core/operation.ts';
import { demandMayGive } from '../core/roles.ts';
import { emailAddress, workspaceParams } from '../core/schemas.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import { exampleInvitation, invitation, presentInvitation } from './present.ts';

const lifeMs = span({ days: 7 });
const maxOpen = 100;

const body = z.object({
  email: emailAddress.describe('Whom to invite.'),
  role: z.enum(roles).describe('The role they get: not above your own.'),
});

export const invite = operation({
  id: 'members.invite',
  chapter: 'Workspaces',
  route: 'POST /account/workspaces/{workspace_id}/members/invitations',
  access: { pathWorkspace: 'admin' },
  summary: 'Invite somebody to a workspace; the link is shown this once.',
  description:
    'The link works once, for 7 days. Whoever has no account yet gets one, which works only in the workspaces of the ' +
    'account that pays here until its address is confirmed; whoever has one signs in to accept. It ends when you leave the ' +
    'workspace or lose the right to invite. A new invitation takes the place of an earlier one to the same address. Where ' +
    'the operator has set up mail, a link of its own is mailed as well, which confirms the address; not more than a few to ' +
    'one address.',
  input: { params: workspaceParams, body },
  idempotent: 'secret',
  output: invitation
    .extend({
      invite_url: z.string().describe('The link to give to them. It is never shown again.'),
      mailed: z
        .boolean()
        .describe('true: a link of its own is also mailed to them, which confirms their address.'),
    })
    .meta({ id: 'NewInvitation', description: 'An invitation with its link.' }),
  status: 201,
  failures: ['already_member', 'invitation_limit'],
  example: {
    params: workspaceInPath,
    body: { email: exampleInvitation.email, role: 'viewer' },
    answer: {
      ...exampleInvitation,
      invite_url: 'https://ads.example.com/console/invitation/<the secret part>',
      mailed: false,
    },
  },

  async run(ctx, { body }) {
    const { deps, target } = ctx;
    demandMayGive(target.role, body.role);
    const [shownSecret, mailed] = [randomSecret(), randomSecret()];
    const urlOf = (secret: string) => `${deps.baseUrl}/console/invitation/${secret}`;
    const answer = await makeOnce(ctx, async (tx) => {
      const newInvitation = await insert(tx, ctx, body, { shown: shownSecret, mailed });
      const presentedInvitation = presentInvitation({
        ...newInvitation,
        invited_by: ctx.caller.email,
      });
      return {
        id: newInvitation.id,
        answer: { ...presentedInvitation, invite_url: urlOf(shownSecret) },
      };
    });
    if (answer instanceof RelayedAnswer) return answer;
    return { ...answer, mailed: await mail(ctx, body, urlOf(mailed)) };
  },
});

type InvitationContext = Pick<Context, 'caller' | 'actor' | 'requestId'> & {
  target: TargetWorkspace;
};

/** True if it was mailed. The number of mails is limited for each address and each paying account. */
const mail = async (
  { deps, caller, target }: InvitationContext & Pick<Context, 'deps'>,
  { email: to, role }: z.output<typeof body>,
  url: string,
) => {
  const payer = target.paid_by ?? caller.accountId;
  const isMailed = await mayMail(deps, [
    { kind: 'invited', name: to },
    { kind: 'inviting', name: payer },
  ]);
  if (!isMailed) return false;
  // An unconfirmed address is not named as the inviter, because its owner may be another person.
  const speaker = caller.boundTo === null ? undefined : await findAccount(deps.store.db, payer);
  const invitedBy = speaker?.email ?? caller.email;
  sendBeside(deps, invitationMail({ to, url, workspace: target.name, role, invitedBy }));
  return true;
};

/** Locks, counts, then inserts. */
const insert = async (
  tx: Db,
  { caller, actor, requestId, target }: InvitationContext,
  { email, role }: z.output<typeof body>,
  { shown: shownSecret, mailed }: { shown: string; mailed: string },
) => {
  await lockWorkspace(tx, target.id);
  if (await findMemberByEmail(tx, target.id, email)) throw new Failure('already_member');
  await deleteInvitationsTo(tx, target.id, email);
  if ((await listOpenInvitations(tx, target.id)).length >= maxOpen)
    throw new Failure('invitation_limit');
  const { id, created_at, expires_at } = await insertInvitation(
    tx,
    {
      id: newId(),
      workspace_id: target.id,
      email,
      role,
      invited_by: caller.accountId,
      secret_hash: fingerprint(shownSecret),
      mailed_hash: fingerprint(mailed),
    },
    lifeMs,
  );
  await record(tx, {
    workspaceId: target.id,
    actor,
    action: 'member.invited',
    target: { kind: 'invitation', id, name: email },
    requestId,
    details: { role },
  });
  return { id, email, role, created_at, expires_at };
};
