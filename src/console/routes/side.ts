import type { FastifyReply } from 'fastify';
import type { Credentials } from '../../operations/core/authenticate.ts';
import type { Invoker } from '../../operations/core/invoke.ts';
import type { ConsoleTools, ScreenRequest, whoOf } from '../read-visit.ts';
import { tokenField } from '../sign-in/form-token.ts';

/** A route beside the screens works with these: the caller let in, acting in the client of the address. */
export type Side = ConsoleTools & {
  invoker: Invoker;
  /** Null: answered already. */
  admit(request: ScreenRequest, reply: FastifyReply): Promise<SideCaller | null>;
};

type SideCaller = ReturnType<typeof whoOf> & { credentials: Credentials };

/** The content type parser of these routes makes it so. A file has its form's token in a header. */
export const bodyOf = ({ body, headers }: ScreenRequest) => {
  if (body instanceof URLSearchParams) return body;
  const token = headers['x-form-token'];
  return new URLSearchParams(typeof token === 'string' ? { [tokenField]: token } : {});
};
