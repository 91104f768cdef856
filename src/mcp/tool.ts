import type { z } from 'zod';
import type { Operation } from '../operations/core/operation.ts';
import type { Agent } from './agent.ts';
import type { ToolResult } from './result.ts';

/** What a client may know about a tool before calling it. */
type Hints = {
  readOnlyHint: boolean;
  destructiveHint: false;
  idempotentHint: boolean;
  /** Any tool may call Meta or a model. */
  openWorldHint: true;
};

/** One tool: its description for agents, and the operations that it calls. */
export type Tool = {
  name: string;
  description: string;
  /** In addition to `workspace_id`, which every tool takes. */
  input: z.ZodObject;
  hints: Hints;
  /** Its access decides which keys see the tool. */
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

/** Each call creates something new. */
export const makes: Hints = { ...always, readOnlyHint: false, idempotentHint: false };

/** Creates something; the same input again creates nothing new. */
export const makesOnce: Hints = { ...always, readOnlyHint: false, idempotentHint: true };
