import * as z from 'zod';
import { record } from '../../events/record.ts';
import { fingerprint } from '../../kernel/api-key.ts';
import { span } from '../../kernel/clock.ts';
import { Failure } from '../../kernel/failures.ts';
import { newId } from '../../kernel/ids.ts';
import { randomSecret } from '../../kernel/secrets.ts';
import {
  deleteInvitationsTo,
  insertInvitation,
  listOpenInvitations,
} from '../../store/invitations.ts';
import { findMemberByEmail } from '../../store/members.ts';
import type { Db } from '../../store/open.ts';
import { roles } from '../../store/tables.ts';
import { lockWorkspace } from '../../store/workspaces.ts';
import { workspaceInPath } from '../account/examples.ts';
import { sendBeside } from '../mail.ts';
import { makeOnce } from '../make-once.ts';
import { type Context, operation, type TargetWorkspace } from '../operation.ts';
import { emailAddress, workspaceParams } from '../schemas.ts';
import { invitationMail } from './mail-words.ts';
import { exampleInvitation, invitation, presentInvitation } from './present.ts';
import { demandMayGive } from './rank.ts';

const lifeMs = span({ days: 7 });
const mostOpen = 100;

const body = z.object({
  email: emailAddress.describe('Whom to invite.'),
  role: z.enum(roles).describe('The role they get: not above your own.'),
});

export const invite = operation({
  id: 'members.invite',
  route: 'POST /account/workspaces/{workspace_id}/members/invitations',
  access: { pathWorkspace: 'admin' },
  summary: 'Invite somebody to a workspace; the link is shown this once.',
  description:
    'The link works once, for 7 days. Whoever has no account yet gets one on plan free; whoever has one signs in to accept. It ends when you leave the workspace or lose the right to invite. A new invitation takes the place of an earlier one to the same address. Where the operator has set up mail, it is mailed as well.',
  input: { params: workspaceParams, body },
  idempotent: 'secret',
  output: invitation
    .extend({
      invite_url: z.string().describe('The link to give to them. It is never shown again.'),
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
    },
  },

  async run(ctx, { body }) {
    const { deps, target } = ctx;
    demandMayGive(target.role, body.role);
    const secret = randomSecret();
    const url = `${deps.baseUrl}/console/invitation/${secret}`;
    const invitedBy = ctx.caller.email;
    const answer = await makeOnce(ctx, async (tx) => {
      const made = await insert(tx, ctx, body, secret);
      const shown = presentInvitation({ ...made, invited_by: invitedBy });
      return { id: made.id, answer: { ...shown, invite_url: url } };
    });
    sendBeside(
      deps,
      invitationMail({ to: body.email, url, workspace: target.name, role: body.role, invitedBy }),
    );
    return answer;
  },
});

type Inviting = Pick<Context, 'caller' | 'actor' | 'requestId'> & { target: TargetWorkspace };

/** Lock, then count, then insert. */
const insert = async (
  tx: Db,
  { caller, actor, requestId, target }: Inviting,
  { email, role }: z.output<typeof body>,
  secret: string,
) => {
  await lockWorkspace(tx, target.id);
  if (await findMemberByEmail(tx, target.id, email)) throw new Failure('already_member');
  await deleteInvitationsTo(tx, target.id, email);
  if ((await listOpenInvitations(tx, target.id)).length >= mostOpen)
    throw new Failure('invitation_limit');
  const { id, created_at, expires_at } = await insertInvitation(
    tx,
    {
      id: newId(),
      workspace_id: target.id,
      email,
      role,
      invited_by: caller.accountId,
      secret_hash: fingerprint(secret),
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
