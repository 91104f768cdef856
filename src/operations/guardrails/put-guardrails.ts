import { readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { record } from '../../events/record.ts';
import { deleteKeptReads } from '../../store/overview/kept-reads.ts';
import { lockGuardrails, updateGuardrails } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { workspaceParams } from '../core/schemas.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import { exampleGuardrails, guardrails, guardrailsBody, storedOf } from './answers/schemas.ts';

export const putGuardrails = operation({
  id: 'guardrails.put',
  chapter: 'Workspaces',
  route: 'PUT /account/workspaces/{workspace_id}/guardrails',
  access: { pathWorkspace: 'admin' },
  summary: 'Set what may be made in a workspace.',
  description:
    'Replaces all of them; {} removes them. They hold from the answer on, for every way in and every key: what they do not ' +
    'allow is 422 `guardrail`, and a launch under way that they do not allow any more stops. What was made before stays as ' +
    'it is.',
  input: { params: workspaceParams, body: guardrailsBody },
  output: guardrails,
  failures: [],
  example: { params: workspaceInPath, body: exampleGuardrails, answer: exampleGuardrails },

  async run({ deps: { store }, target, actor, requestId }, { body }) {
    const storedGuardrails = storedOf(body);
    await store.transaction(async (tx) => {
      const before = await lockGuardrails(tx, target.id);
      if (before === storedGuardrails) return;
      await updateGuardrails(tx, target.id, storedGuardrails);
      // Stored answers of Meta may be about an ad account that may no longer be read.
      await deleteKeptReads(tx, target.id);
      await record(tx, {
        workspaceId: target.id,
        actor,
        action: 'workspace.guardrails_changed',
        target: { kind: 'workspace', id: target.id, name: target.name },
        requestId,
        details: changesOf(before, storedGuardrails),
      });
    });
    return readGuardrails(storedGuardrails);
  },
});

const maxWords = 500;

const words = (value: unknown) => JSON.stringify(value).slice(0, maxWords);

/** The new value of each changed guardrail; null if it was removed. */
const changesOf = (before: string | null, after: string | null) => {
  const [old, fresh] = [readGuardrails(before), readGuardrails(after)] as Record<string, unknown>[];
  const changedNames = [...new Set(Object.keys({ ...old, ...fresh }))].filter(
    (name) => JSON.stringify(old?.[name]) !== JSON.stringify(fresh?.[name]),
  );
  return Object.fromEntries(
    changedNames.map((name) => [name, fresh?.[name] === undefined ? null : words(fresh[name])]),
  );
};
