import * as z from 'zod';
import { targetingSearchRead } from '../../../adnet/wire/targeting.ts';
import { Failure } from '../../../contract/failures.ts';
import { readRelayed } from '../../../kernel/answers/relayed.ts';
import { mapAtMost } from '../../../kernel/async/map-at-most.ts';
import { nearest } from '../../../kernel/text/nearest.ts';
import { ask } from '../../../publish/reading/ask.ts';
import { tokenFor } from '../../../publish/tokens/token.ts';
import type { Context } from '../../core/operation.ts';

type Interest = { id: string; name: string };

/** For each name in the file, the interest at Meta, or why it is not used. */
export type KnownInterests = ReadonlyMap<string, { interest: Interest } | { problem: string }>;

const maxNames = 50;
const maxConcurrentReads = 4;

const interestAnswer = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

/** People say "Hiking" for "Hiking (activity)". */
const plain = (name: string) => {
  const lower = name.toLowerCase();
  const brace = lower.endsWith(')') ? lower.indexOf('(') : -1;
  return (brace === -1 ? lower : lower.slice(0, brace)).trim();
};

const chosenOf = (
  name: string,
  options: Interest[],
): { interest: Interest } | { problem: string } => {
  const same =
    options.find((option) => option.name.toLowerCase() === name.toLowerCase()) ??
    options.find((option) => plain(option.name) === plain(name));
  if (same) return { interest: { id: same.id, name: same.name } };
  const near = nearest(
    name,
    options.map((option) => option.name),
  );
  return {
    problem: `has “${name.slice(0, 60)}”, which Meta does not know as an interest${near === null ? '' : `; it knows “${near}”`}`,
  };
};

/** Looks up interests by name in the ad account; ids are looked up too, to get their names. */
export const findInterests = async (
  ctx: Context,
  accountId: string | null,
  names: readonly string[],
): Promise<KnownInterests> => {
  const distinctNames = [...new Set(names)];
  if (distinctNames.length === 0) return new Map();
  if (accountId === null)
    return new Map(
      distinctNames.map((name) => [
        name,
        { problem: 'can be looked up only in an ad account: send account_id, or choose one' },
      ]),
    );
  const look = async (name: string) => {
    try {
      const searchRead = targetingSearchRead(accountId, {
        q: name.slice(0, 100),
        kind: ['interests'],
      });
      const answer = await ask(ctx.deps, ctx, tokenFor(ctx.deps, ctx), searchRead);
      if (answer.kind !== 'ok')
        return { problem: 'could not be looked up: Meta refused to search' };
      return chosenOf(name, readRelayed(answer.relayed, interestAnswer).data);
    } catch (error) {
      if (error instanceof Failure) return { problem: `could not be looked up: ${error.message}` };
      throw error;
    }
  };
  const entries = await mapAtMost(maxConcurrentReads, distinctNames, async (name, at) => {
    if (/^\d{5,25}$/.test(name)) return [name, { interest: { id: name, name } }] as const;
    if (at >= maxNames)
      return [name, { problem: `is one of more than ${maxNames} interests in this file` }] as const;
    return [name, await look(name)] as const;
  });
  return new Map(entries);
};
