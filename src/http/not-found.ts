import { Failure } from '../kernel/failures.ts';
import { operations } from '../operations/index.ts';
import { routeOf } from './mount.ts';

const known = operations.flatMap(({ route, alsoRoute }) =>
  [route, alsoRoute].flatMap((text) => {
    if (!text) return [];
    const { method, url } = routeOf(text);
    return { method, pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`) };
  }),
);

/** Nothing at this address at all, or nothing with this method. */
export const answerNotFound = (method: string, url: string) => {
  const [path = ''] = url.split('?');
  const methods = known.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
  if (methods.length === 0 || methods.includes(method)) return new Failure('not_found');
  if (methods.includes('GET')) methods.push('HEAD');
  return new Failure('method_not_allowed', {
    headers: { allow: [...new Set(methods)].join(', ') },
  });
};
