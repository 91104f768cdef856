import * as z from 'zod';
import { once } from '../../basics/once.ts';
import type { SandboxControl } from '../control.ts';
import { clockMoves } from './clock.ts';
import { faults } from './faults.ts';

const id = z.string().regex(/^\d{1,20}$/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** The format of browsers; the page says that the time is UTC. */
const minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/);
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
/** An empty field is sent as empty text. */
const optionalField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The content of a button's form. */
export const switchSchema = once(() =>
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('status'), id, to: z.enum(['ACTIVE', 'PAUSED', 'DELETED']) }),
    z.object({
      do: z.literal('review'),
      id,
      to: z.enum(['approved', 'disapproved']),
      reason: optionalField(z.string().max(500)),
    }),
    z.object({
      do: z.literal('delivery'),
      id,
      since: day,
      until: optionalField(day),
      spend: optionalField(whole),
      results: optionalField(whole),
    }),
    z.object({ do: z.literal('delivery-clear'), id }),
    z.object({ do: z.literal('login'), id, to: z.enum(['expire', 'revoke', 'revive']) }),
    z.object({ do: z.literal('clock'), to: z.enum(['hour', 'day', 'week', 'reset']) }),
    z.object({ do: z.literal('clock-set'), at: minute }),
    z.object({ do: z.literal('fault'), to: z.string() }),
    z.object({ do: z.literal('clear') }),
    z.object({ do: z.literal('reset') }),
  ]),
);
type Switch = z.infer<ReturnType<typeof switchSchema>>;

/** Carries out the action of a button; returns the part of the page to return to. */
export const turnSwitch = (control: SandboxControl, order: Switch): string => {
  switch (order.do) {
    case 'status':
      control.setStatus(order.id, order.to);
      return `/?open=${order.id}#at-${order.id}`;
    case 'review':
      control.review(order.id, order.to, order.reason);
      return `/?open=${order.id}#at-${order.id}`;
    case 'delivery':
      control.setDelivery(order.id, {
        since: order.since,
        until: order.until ?? null,
        daily_spend: order.spend,
        daily_results: order.results,
      });
      return `/?open=${order.id}#at-${order.id}`;
    case 'delivery-clear':
      control.clearDelivery(order.id);
      return `/?open=${order.id}#at-${order.id}`;
    case 'login':
      if (order.to === 'revive') control.reviveLogins(order.id);
      else control.endLogins(order.id, order.to);
      return '/#logins';
    case 'clock':
      clockMoves[order.to]?.move(control.clock);
      return '/#clock';
    case 'clock-set':
      control.clock.set(`${order.at}Z`);
      return '/#clock';
    case 'fault': {
      const fault = faults[order.to]?.fault;
      if (fault === 'throttle') control.throttle();
      else if (fault) control.fault(fault);
      return '/#faults';
    }
    case 'clear':
      control.clearFaults();
      control.unthrottle();
      return '/#faults';
    case 'reset':
      control.reset();
      return '/';
  }
};
