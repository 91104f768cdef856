import type { z } from 'zod';
import type { Operation } from '../operations/core/operation.ts';
import type { Agent } from './agent.ts';
import type { ToolResult } from './result.ts';

/** The protocol lets a client know this about a tool before it is called. */
type Hints = {
  readOnlyHint: boolean;
  destructiveHint: false;
  idempotentHint: boolean;
  /** Every tool may reach Meta or a model. */
  openWorldHint: true;
};

/** One tool: what agents are told of it, and what it asks of which operations. */
export type Tool = {
  name: string;
  description: string;
  /** Beside `workspace_id`, which every tool takes. */
  input: z.ZodObject;
  hints: Hints;
  /** The operation's access decides whose keys are offered the tool. */
  operation: Operation;
  run(agent: Agent, input: Record<string, unknown>): Promise<ToolResult>;
};

type Spec<I extends z.ZodObject> = Omit<Tool, 'input' | 'operation' | 'run'> & {
  input: I;
  operation: unknown;
  run(agent: Agent, input: z.output<I>): Promise<ToolResult>;
};

export const tool = <I extends z.ZodObject>(spec: Spec<I>): Tool =>
  // `input` parses what `run` gets; any operation is an Operation, whatever its input.
  spec as unknown as Tool;

const always = { destructiveHint: false, openWorldHint: true } as const;

export const reads: Hints = { ...always, readOnlyHint: true, idempotentHint: true };

/** Makes something new each time. */
export const makes: Hints = { ...always, readOnlyHint: false, idempotentHint: false };

/** Makes something; the same input again makes nothing new. */
export const makesOnce: Hints = { ...always, readOnlyHint: false, idempotentHint: true };
