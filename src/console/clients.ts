import type { z } from 'zod';
import type { client } from '../operations/clients/client.ts';

/** One client: a workspace with its connection and what waits in it. */
export type Client = z.output<typeof client>;

export type Role = Client['role'];

export const clientPath = (workspaceId: string, screen: string) =>
  `/console/w/${workspaceId}/${screen}`;
