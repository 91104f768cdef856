import { pageHeaders } from '../pages/layout.ts';
import { type HttpHandler, type Routes, textReply } from '../protocol/http-reply.ts';
import { isForeign } from '../protocol/incoming.ts';
import type { SandboxControl } from './control.ts';
import { switchSchema, turnSwitch } from './switches/turn-switch.ts';

/** The buttons of the page: each is a form, which returns to the same part of the page. */
const answerSwitch =
  (control: SandboxControl): HttpHandler =>
  (request) => {
    if (isForeign(request)) return textReply('Only this sandbox’s own page may do that.', 403);
    const form = new URLSearchParams(request.body.toString('utf8'));
    const order = switchSchema().safeParse(Object.fromEntries(form));
    if (!order.success) return textReply('The sandbox has no such switch.', 422);
    try {
      const location = turnSwitch(control, order.data);
      return { status: 303, headers: { ...pageHeaders(), location }, body: '' };
    } catch (error) {
      return textReply(error instanceof Error ? error.message : 'This cannot be done.', 422);
    }
  };

export const switchRoutes = (control: SandboxControl): Routes =>
  new Map([['POST /__page', answerSwitch(control)]]);
