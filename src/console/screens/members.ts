import * as z from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { isAtLeast, type Role } from '../../operations/core/roles.ts';
import { invite } from '../../operations/members/invite.ts';
import { listInvitations } from '../../operations/members/list-invitations.ts';
import { listMembers } from '../../operations/members/list-members.ts';
import { removeMember } from '../../operations/members/remove-member.ts';
import { setRole } from '../../operations/members/set-role.ts';
import { withdrawInvitation } from '../../operations/members/withdraw-invitation.ts';
import { formFailure } from '../failure-view.ts';
import { confirm, formFields, formToken } from '../form.ts';
import { oneTimeSecret, pageHead } from '../parts/blocks.ts';
import { options } from '../parts/field.ts';
import { moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';

const roleWords: Record<Role, string> = {
  viewer: 'Viewer: sees everything, changes nothing',
  editor: 'Editor: makes ads, always paused',
  admin: 'Admin: also connects, invites, sets up webhooks',
  owner: 'Owner: everything, also the other owners',
};

// The keys of the table above.
const allRoles = Object.keys(roleWords) as Role[];

/** Nobody may give a role above their own. */
const givable = ({ client }: Visit) => allRoles.filter((role) => isAtLeast(client?.role, role));

type MemberRow = z.output<typeof listMembers.output>['members'][number];
type InvitationRow = z.output<typeof listInvitations.output>['invitations'][number];

const roleForm = (member: MemberRow, visit: Visit): Html =>
  html`<form method="post" action="${visit.path}" class="row">${formToken(visit, 'role')}<input type="hidden" name="account" value="${member.account_id}">
<label class="unseen" for="role-${member.account_id}">Role of ${member.email}</label><div class="field">
<select id="role-${member.account_id}" name="role">${options(
    givable(visit).map((role) => [role, role]),
    member.role,
  )}</select></div>
<button class="btn quiet small">Change<span class="unseen"> the role of ${member.email}</span></button></form>`;

const memberRow = (member: MemberRow, visit: Visit, owners: number): Html => {
  const isYou = member.email === visit.person.email;
  // A client keeps one owner: the last one can neither leave nor become less.
  const isLastOwner = member.role === 'owner' && owners === 1;
  // The person who pays cannot be shut out by others.
  const isTheirs = isYou || !member.pays;
  const mayTouch =
    !isLastOwner && isTheirs && visit.can('admin') && isAtLeast(visit.client?.role, member.role);
  return html`<tr><th scope="row"><bdi>${member.email}</bdi>${isYou ? html`<small>You</small>` : ''}</th>
<td data-label="Role">${
    mayTouch
      ? roleForm(member, visit)
      : html`${member.role}${isLastOwner && isYou ? html`<small>The only owner</small>` : ''}${
          isTheirs ? '' : html`<small>Pays for this client</small>`
        }`
  }</td>
<td>${
    mayTouch || (isYou && !isLastOwner)
      ? confirm(visit, {
          action: 'remove',
          fields: { account: member.account_id },
          ask: isYou ? 'Leave' : 'Remove',
          does: isYou ? 'Leave this client' : 'Remove from this client',
          words: isYou
            ? 'You will no longer see this client. Your keys for it stop working.'
            : 'Their keys and their sign-in stop working here with their next request.',
          about: member.email,
          keep: isYou ? 'Stay' : 'Keep them',
        })
      : ''
  }</td></tr>`;
};

const invitationRow = (one: InvitationRow, visit: Visit): Html =>
  html`<tr><th scope="row"><bdi>${one.email}</bdi></th><td data-label="Role">${one.role}</td>
<td data-label="Ends">${moment(one.expires_at)}</td><td>${confirm(visit, {
    action: 'withdraw',
    fields: { id: one.id },
    ask: 'Withdraw',
    does: 'Withdraw the invitation',
    words: 'The link that you gave them leads nowhere from then on.',
    about: one.email,
  })}</td></tr>`;

const invitationTable = (list: readonly InvitationRow[], visit: Visit) =>
  list.length === 0
    ? ''
    : html`<div class="table-wrap"><table class="cards"><caption>Invited, not here yet</caption><thead><tr><th scope="col">Whom</th>
<th scope="col">Role</th><th scope="col">Ends</th><th scope="col"><span class="unseen">What you can do</span></th></tr></thead>
<tbody>${list.map((one) => invitationRow(one, visit))}</tbody></table></div>`;

const here = ({ client }: Visit) => ({ workspace_id: client?.workspace_id ?? '' });

const load = async (visit: Visit) => {
  const { call, can } = visit;
  const { members } = await call(listMembers, { params: here(visit) });
  const invitations = can('admin')
    ? (await call(listInvitations, { params: here(visit) })).invitations
    : [];
  return { members, invitations };
};

const form = (visit: Visit): Html => {
  const fields = formFields(visit, 'invite');
  return html`<section class="card"><h2>Invite somebody</h2>${formFailure(visit, 'invite')}
<form class="form" method="post" action="${visit.path}">${formToken(visit, 'invite')}
${fields.input({ name: 'email', label: 'E-mail address', required: true, autocomplete: 'off' }, 'email')}
${fields.select(
  { name: 'role', label: 'Role', value: 'viewer' },
  givable(visit).map((role) => [role, roleWords[role]]),
)}
<div class="actions"><button class="btn">Make an invitation link</button></div></form></section>`;
};

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

  actionRole: 'admin',
  actions: {
    async invite(visit, form) {
      const body = { email: form.get('email') ?? '', role: asRole(form.get('role')) };
      return { show: await visit.call(invite, { params: here(visit), body }) };
    },
    async withdraw(visit, form) {
      const params = { ...here(visit), id: form.get('id') ?? '' };
      const { email } = await visit.call(withdrawInvitation, { params });
      return { to: visit.path, toast: `The invitation for ${email} is withdrawn.` };
    },
    async role(visit, form) {
      const params = { ...here(visit), account_id: form.get('account') ?? '' };
      const body = { role: asRole(form.get('role')) };
      const { email, role } = await visit.call(setRole, { params, body });
      return { to: visit.path, toast: `${email} is ${role} now.` };
    },
    remove: {
      role: 'viewer',
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
