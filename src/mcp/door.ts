import { Failure } from '../contract/failures.ts';
import type { Log } from '../kernel/log.ts';
import type { Invoker } from '../operations/core/invoke.ts';
import { mayCall } from '../operations/core/may-call.ts';
import type { Measures } from '../operations/core/measures.ts';
import { type Caller, createAgents } from './agent.ts';
import { instructionsFor } from './instructions.ts';
import { explainMissing } from './missing-tool.ts';
import { createProtocol } from './protocol.ts';
import { inputOf, type ParseJson } from './read-input.ts';
import type { ToolResult } from './result.ts';
import type { Tool } from './tool.ts';
import { launch } from './tools/launching.ts';
import { tools } from './tools/list.ts';
import { troubleOf } from './trouble.ts';

type DoorDeps = {
  invoker: Invoker;
  log: Log;
  metrics: Measures;
  version: string;
  parseJson: ParseJson;
  /** The public address of the service: links for people begin with it. */
  baseUrl: string;
};

/** `list_ad_accounts` as people read it in a list of tools. */
const titleOf = (name: string) => {
  const words = name === 'whoami' ? 'who am I' : name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The agents' door: tools over operations. Schemas are made once, here. */
export const createMcpDoor = ({ invoker, log, metrics, version, parseJson, baseUrl }: DoorDeps) => {
  const agents = createAgents(invoker, baseUrl);
  const ready = new Map(
    tools.map((tool) => [tool.name, { tool, ...inputOf(tool.input, parseJson) }]),
  );
  const listed = tools.map((tool) => ({
    tool,
    shown: {
      name: tool.name,
      title: titleOf(tool.name),
      description: tool.description,
      inputSchema: ready.get(tool.name)?.schema,
      annotations: tool.hints,
    },
  }));

  /** A key is offered the tools that its role allows. Whether a call is allowed is decided by its operation. */
  const isOffered = ({ operation }: Tool, { workspace }: Caller) =>
    mayCall(operation.access, workspace?.role ?? null);

  const list = (caller: Caller) =>
    listed.filter(({ tool }) => isOffered(tool, caller)).map(({ shown }) => shown);

  const instructions = (caller: Caller) =>
    instructionsFor({ canLaunch: isOffered(launch, caller) });

  const call = (caller: Caller, name: string, sent: unknown) => {
    const found = ready.get(name);
    return found && counted(name, carriedOut(found, caller, sent));
  };

  const counted = async (name: string, work: Promise<ToolResult>) => {
    const result = await work;
    metrics.toolCall(name, result.isError ? 'failed' : 'done');
    return result;
  };

  const carriedOut = async (
    { tool, read }: { tool: Tool; read: ReturnType<typeof inputOf>['read'] },
    caller: Caller,
    sent: unknown,
  ) => {
    const { requestId } = caller;
    try {
      const { workspace_id, ...input } = read(sent);
      return await tool.run(agents(caller, workspace_id), input);
    } catch (error) {
      if (error instanceof Failure && error.status < 500) return troubleOf(error, requestId);
      log.error({ requestId, err: error, tool: tool.name }, 'a tool call failed');
      const failure = error instanceof Failure ? error : new Failure('internal');
      return troubleOf(failure, requestId);
    }
  };

  return createProtocol({ list, instructions, call, explain: explainMissing, version });
};
