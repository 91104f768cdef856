import type { FastifyRequest } from 'fastify';
import { html } from '../../kernel/text/html.ts';
import { hmacHex, sameSecret } from '../../secrets/random-secret.ts';
import { isOwnForm } from '../../web/own-form.ts';

/** The field of a form that holds its token. */
export const tokenField = 'form_token';

export const tokenInput = (token: string) =>
  html`<input type="hidden" name="${tokenField}" value="${token}">`;

/** Only a page made for this browser can contain this token, which reveals nothing about the cookie. */
export const formTokenFor = (cookie: string) => hmacHex(cookie, 'a form of the console');

/** The form came from a page of ours, and that page was made for this browser. */
export const isOurForm = (
  request: FastifyRequest,
  baseUrl: string,
  cookie: string | null,
  form: URLSearchParams,
) =>
  isOwnForm(request.headers, baseUrl) &&
  cookie !== null &&
  sameSecret(form.get(tokenField) ?? '', formTokenFor(cookie));

export const formOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
