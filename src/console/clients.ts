import type { z } from 'zod';
import type { client } from '../operations/overview/client.ts';
import { type Role, roles } from '../store/tables.ts';

/** One client: a workspace with its connection and what waits in it. */
export type Client = z.output<typeof client>;

export const clientPath = (workspaceId: string, screen: string) =>
  `/console/w/${workspaceId}/${screen}`;

export const holds = (role: Role | undefined, needed: Role) =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(needed);
