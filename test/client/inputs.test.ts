import { describe, expect, it } from 'vitest';
import { table } from '../../packages/client/src/generated/table.ts';
import { requestOf } from '../../packages/client/src/request.ts';
import { methods } from '../../scripts/client/describe.ts';

const settings = { url: 'http://127.0.0.1:1', apiKey: 'gr_live_test' };

describe('every input that a method of the client takes', () => {
  it.each(methods().map((method) => [`${method.group}.${method.name}`, method] as const))(
    'is sent by %s where the service reads it',
    (_, { group, name, inputs, body, takes }) => {
      const row = table[group]?.[name];
      if (!row) throw new Error('there is no such method');
      const sentinel = (place: string, field: string) => `${place}-${field}`;
      const inputValues = Object.fromEntries(
        inputs.map((one) => [one.name, sentinel(one.in, one.name)]),
      );
      const content = takes ? { file: 'a,b\n' } : body ? { own_field: 'in the body' } : {};
      const request = requestOf(settings, row, { ...inputValues, ...content });
      const { pathname, searchParams } = new URL(request.url);
      for (const one of inputs)
        if (one.in === 'path') expect(pathname).toContain(sentinel('path', one.name));
        else expect(searchParams.get(one.name)).toBe(sentinel('query', one.name));
      if (takes) expect(request).toMatchObject({ body: 'a,b\n' });
      else if (body) expect(request.body).toBe(JSON.stringify(content));
    },
  );
});
