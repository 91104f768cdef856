import * as z from 'zod';
import { iso } from '../../kernel/clock.ts';
import type { OpenInvitation } from '../../store/people/invitations.ts';
import type { MemberView } from '../../store/people/members.ts';
import { roles } from '../../store/people/roles.ts';
import { idText, timestamp } from '../core/schemas.ts';

const role = z.enum(roles).describe(`One of ${roles.join(', ')}.`);
const email = z.string().describe('The e-mail address.');

export const member = z
  .object({
    account_id: idText.describe('The person’s account.'),
    email,
    role,
    pays: z.boolean().describe('true: this account created the workspace and pays for it.'),
  })
  .meta({ id: 'Member', description: 'Somebody who belongs to a workspace.' });

export const invitation = z
  .object({
    id: idText.describe('The invitation’s id.'),
    email,
    role,
    invited_by: z.string().describe('Who invited: their e-mail address.'),
    created_at: timestamp.describe('When it was made.'),
    expires_at: timestamp.describe('When it can no longer be accepted.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation that waits to be accepted.' });

export const presentMember = ({ account_id, email, role, paid_by }: MemberView) => ({
  account_id,
  email,
  role,
  pays: account_id === paid_by,
});

export const presentInvitation = ({ created_at, expires_at, ...row }: OpenInvitation) => ({
  ...row,
  created_at: iso(created_at),
  expires_at: iso(expires_at),
});

export const exampleMember = {
  account_id: '0198c5a2-5d0f-7a33-b7e4-1c2d3e4f5a6b',
  email: 'ann@example.com',
  role: 'editor' as const,
  pays: false,
};

export const exampleInvitation = {
  id: '0198c5a2-9a10-7d21-8f32-6b7c8d9e0f1a',
  email: 'ben@example.com',
  role: 'viewer' as const,
  invited_by: 'ann@example.com',
  created_at: '2026-11-15T09:30:00.000Z',
  expires_at: '2026-11-22T09:30:00.000Z',
};
