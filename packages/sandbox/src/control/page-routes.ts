import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../pages/layout.ts';
import { isForeign } from '../protocol/incoming.ts';
import type { SandboxControl } from './control.ts';
import { switchSchema, turn } from './switches.ts';

/** The buttons of the page: each is a form that comes back to the part it stands in. */
export const mountSwitches = (app: FastifyInstance, control: SandboxControl) => {
  app.post('/__page', async (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send('Only this sandbox’s own page may do that.');
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const order = switchSchema.safeParse(Object.fromEntries(new URLSearchParams(body)));
    if (!order.success) return reply.code(422).send('The sandbox has no such switch.');
    return reply
      .code(303)
      .headers({ ...pageHeaders(), location: turn(control, order.data) })
      .send('');
  });
};
