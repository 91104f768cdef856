import type { Operation } from '../../../src/operations/core/operation.ts';
import { operations } from '../../../src/operations/index.ts';
import { pathOf } from './operation-requests.ts';

const queryNames = ({ input }: Operation): string[] =>
  // Every query is the schema of an object, with or without refinements.
  Object.keys((input?.query as { shape?: object } | undefined)?.shape ?? {});

const atItsExample = (operation: Operation) => {
  const { id, route, example, input } = operation;
  const params: Record<string, unknown> = { ...example?.params };
  return {
    id,
    path: pathOf(route.replace('GET ', ''), (name) => String(params[name])),
    takes: queryNames(operation),
    /** True if it can be called without a query. */
    isBare: input?.query?.safeParse({}).success ?? true,
  };
};

/** Every read that returns the platform's answer, at the address of its example. */
export const relayedReads = operations
  .filter(({ route, output }) => output === 'relayed' && route.startsWith('GET '))
  .map(atItsExample);

/** For these, the Page's own token is read from Meta first. */
const needsPageToken = ({ path }: { path: string }) => path.startsWith('/adnet/pages/');

/** The addresses of those that can be called without a query and need one request to Meta. */
export const barePaths = relayedReads
  .filter((read) => read.isBare && !needsPageToken(read))
  .map(({ path }) => path);
