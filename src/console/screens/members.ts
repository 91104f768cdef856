import * as z from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import type { Role } from '../../operations/core/roles.ts';
import { invite } from '../../operations/members/invite.ts';
import { listInvitations } from '../../operations/members/list-invitations.ts';
import { listMembers } from '../../operations/members/list-members.ts';
import { removeMember } from '../../operations/members/remove-member.ts';
import { setRole } from '../../operations/members/set-role.ts';
import { withdrawInvitation } from '../../operations/members/withdraw-invitation.ts';
import { formFailure } from '../failure-view.ts';
import { formToken, selectField, textField } from '../form.ts';
import { oneTimeSecret } from '../parts/once.ts';
import { pageHead } from '../parts/states.ts';
import { givable, roleWords } from '../people/roles.ts';
import { invitationTable, memberRow } from '../people/rows.ts';
import { screen, type Visit } from '../screen.ts';

const here = ({ client }: Visit) => ({ workspace_id: client?.workspace_id ?? '' });

const load = async (visit: Visit) => {
  const { call, can } = visit;
  const { members } = await call(listMembers, { params: here(visit) });
  const invitations = can('admin')
    ? (await call(listInvitations, { params: here(visit) })).invitations
    : [];
  return { members, invitations };
};

const form = (
  visit: Visit,
): Html => html`<section class="card"><h2>Invite somebody</h2>${formFailure(visit, 'invite')}
<form class="form" method="post" action="${visit.path}">${formToken(visit, 'invite')}
${textField(visit, { action: 'invite', name: 'email', label: 'E-mail address', type: 'email', required: true, autocomplete: 'off' })}
${selectField(visit, { action: 'invite', name: 'role', label: 'Role', value: 'viewer', choices: givable(visit).map((role) => [role, roleWords[role]]) })}
<div class="actions"><button class="btn">Make an invitation link</button></div></form></section>`;

const invitationAnswer = z.object({
  invite_url: z.string(),
  email: z.string(),
  mailed: z.boolean(),
});

/** The people who work for one client, and their roles. */
export const membersScreen = screen({
  path: '/w/:workspace/members',
  title: 'People',
  place: { group: 'settings', label: 'People', icon: 'people' },
  load,

  render({ members, invitations: open }, visit) {
    const newInvitation = invitationAnswer.safeParse(visit.actionResult);
    return html`${pageHead('People', 'Who sees this client, and what they may do here. All of them reach every ad account of its connection to Meta.')}
${
  newInvitation.success
    ? oneTimeSecret(
        `The invitation for ${newInvitation.data.email}.`,
        newInvitation.data.invite_url,
        newInvitation.data.mailed
          ? 'A link was mailed to them. This is another one for the same invitation, to hand over yourself: one of the two works, once, for 7 days.'
          : 'Send it to them: it works once, for 7 days, and is never shown again.',
      )
    : ''
}
${['role', 'remove', 'withdraw'].map((action) => formFailure(visit, action))}
<div class="table-wrap"><table class="cards"><caption>Members</caption><thead><tr><th scope="col">Who</th><th scope="col">Role</th>
<th scope="col"><span class="unseen">What you can do</span></th></tr></thead>
<tbody>${members.map((member) => memberRow(member, visit, members.filter(({ role }) => role === 'owner').length))}</tbody></table></div>
${invitationTable(open, visit)}
${visit.can('admin') ? form(visit) : ''}`;
  },

  actions: {
    invite: {
      role: 'admin',
      async run(visit, form) {
        const body = { email: form.get('email') ?? '', role: asRole(form.get('role')) };
        return { show: await visit.call(invite, { params: here(visit), body }) };
      },
    },
    withdraw: {
      role: 'admin',
      async run(visit, form) {
        const params = { ...here(visit), id: form.get('id') ?? '' };
        const { email } = await visit.call(withdrawInvitation, { params });
        return { to: visit.path, toast: `The invitation for ${email} is withdrawn.` };
      },
    },
    role: {
      role: 'admin',
      async run(visit, form) {
        const params = { ...here(visit), account_id: form.get('account') ?? '' };
        const body = { role: asRole(form.get('role')) };
        const { email, role } = await visit.call(setRole, { params, body });
        return { to: visit.path, toast: `${email} is ${role} now.` };
      },
    },
    remove: {
      async run(visit, form) {
        const params = { ...here(visit), account_id: form.get('account') ?? '' };
        const { email } = await visit.call(removeMember, { params });
        return email === visit.person.email
          ? { to: '/console', toast: 'You have left the client.' }
          : { to: visit.path, toast: `${email} is no longer a member.` };
      },
    },
  },
});

/** A text that is no role is left to the operation, which names the field. */
const asRole = (text: string | null) => (text ?? '') as Role;
