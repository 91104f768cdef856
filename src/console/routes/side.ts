import type { FastifyReply } from 'fastify';
import type { Credentials } from '../../operations/authenticate.ts';
import type { Invoker } from '../../operations/invoke.ts';
import type { ScreenRequest, Tools, whoOf } from '../look.ts';

/** What a route beside the screens works with: the caller let in, acting in the client of the address. */
export type Side = Tools & {
  invoker: Invoker;
  /** Null: answered already. */
  admit(request: ScreenRequest, reply: FastifyReply): Promise<Who | null>;
};

type Who = ReturnType<typeof whoOf> & { credentials: Credentials };

/** The content type parser of this door makes it so. */
export const bodyOf = ({ body }: ScreenRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
