import { expect } from 'vitest';
import type { Role } from '../../../src/store/people/roles.ts';
import { type Answer, codeOf, type House } from './house.ts';

/** Expects the same 404 for all, so that a caller cannot distinguish what is missing from what belongs to others. */
export const expectSame404 = async (answers: Promise<Answer>[], code: string) => {
  const all = await Promise.all(answers);
  for (const answer of all) expect([answer.status, codeOf(answer)]).toEqual([404, code]);
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
};

/** Expects that only one of many parallel requests succeeds, and the others are too late. */
export const expectOneWinner = async (act: () => Promise<Answer>, late = 409) => {
  const answers = await Promise.all(Array.from({ length: 12 }, act));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(late)]);
};

/** Expects that viewers and editors are refused, and admins and owners are not. */
export const expectForAdmins = async (
  h: House,
  workspaceOf: () => Promise<{ workspaceId: string }>,
  act: (key: string) => Promise<Answer>,
) => {
  const roles: [Role, number, string | undefined][] = [
    ['viewer', 403, 'workspace_role'],
    ['editor', 403, 'workspace_role'],
    ['admin', 200, undefined],
    ['owner', 200, undefined],
  ];
  for (const [role, status, code] of roles) {
    const guest = await h.member((await workspaceOf()).workspaceId, role);
    const answer = await act(guest.key);
    expect([answer.status, codeOf(answer)], role).toEqual([status, code]);
  }
};

/** What GET /adnet/connection says of a workspace without one. */
export const notConnected = (workspaceId: string) => ({
  workspace_id: workspaceId,
  connected: false,
  adnet_user_id: null,
  scopes: [],
  expires_at: null,
  expired: false,
  selected_ad_account_id: null,
  writes_unlocked: false,
  writes_unlock_at: null,
});
