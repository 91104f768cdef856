import type { z } from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import { isAtLeast } from '../../operations/core/roles.ts';
import type { listInvitations } from '../../operations/members/list-invitations.ts';
import type { listMembers } from '../../operations/members/list-members.ts';
import { formToken } from '../form.ts';
import { confirm } from '../parts/confirm.ts';
import { moment } from '../parts/moment.ts';
import type { Visit } from '../screen.ts';
import { givable } from './roles.ts';

type MemberRow = z.output<typeof listMembers.output>['members'][number];
type InvitationRow = z.output<typeof listInvitations.output>['invitations'][number];

const roleForm = (member: MemberRow, visit: Visit): Html =>
  html`<form method="post" action="${visit.path}" class="row">${formToken(visit, 'role')}<input type="hidden" name="account" value="${member.account_id}">
<label class="unseen" for="role-${member.account_id}">Role of ${member.email}</label><div class="field">
<select id="role-${member.account_id}" name="role">${givable(visit).map(
    (role) =>
      html`<option value="${role}"${role === member.role ? html` selected` : ''}>${role}</option>`,
  )}</select></div>
<button class="btn quiet small">Change<span class="unseen"> the role of ${member.email}</span></button></form>`;

export const memberRow = (member: MemberRow, visit: Visit, owners: number): Html => {
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

export const invitationTable = (list: readonly InvitationRow[], visit: Visit) =>
  list.length === 0
    ? ''
    : html`<div class="table-wrap"><table class="cards"><caption>Invited, not here yet</caption><thead><tr><th scope="col">Whom</th>
<th scope="col">Role</th><th scope="col">Ends</th><th scope="col"><span class="unseen">What you can do</span></th></tr></thead>
<tbody>${list.map((one) => invitationRow(one, visit))}</tbody></table></div>`;
