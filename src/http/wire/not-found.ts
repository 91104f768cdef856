import type { RouteOptions } from 'fastify';
import { Failure } from '../../contract/failures.ts';

/** Collects all mounted routes, so that a wrong method can be distinguished from a wrong address. */
export const createRouteList = () => {
  const knownRoutes: { method: string; pattern: RegExp }[] = [];
  return {
    add({ method, url }: RouteOptions) {
      const path = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
      const pattern = new RegExp(`^${path}$`);
      for (const one of [method].flat()) knownRoutes.push({ method: one, pattern });
    },
    failureFor(method: string, url: string) {
      const [path = ''] = url.split('?');
      const methods = knownRoutes
        .filter(({ pattern }) => pattern.test(path))
        .map((one) => one.method);
      if (methods.length === 0 || methods.includes(method)) return new Failure('not_found');
      return new Failure('method_not_allowed', {
        headers: { allow: [...new Set(methods)].join(', ') },
      });
    },
  };
};
