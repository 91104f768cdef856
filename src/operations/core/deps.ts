import type { RecordedUsage } from '../../adnet/answers/usage.ts';
import type { Oauth } from '../../adnet/login/oauth.ts';
import type { CopyDesk } from '../../copywriter/desk.ts';
import type { DeliveryDeps } from '../../events/deliver-one.ts';
import type { LoopSlots } from '../../kernel/fairness/loop-slots.ts';
import type { Tracing } from '../../kernel/tracing.ts';
import type { SendMail } from '../../mail/send-mail.ts';
import type { PublishDeps } from '../../publish/deps.ts';
import type { WakeUp } from '../../publish/launch/wake-up.ts';
import type { PasswordCost } from '../../secrets/password-hash.ts';
import type { PasswordQueue } from '../../sign-in/password-queue.ts';
import type { BillingPlans } from './billing-plans.ts';
import type { Measures } from './measures.ts';
import type { NodeMemory } from './node-memory.ts';

/** Everything that an operation may reach, made once, in boot/assemble-deps.ts. */
export type Deps = Readonly<OwnDeps> & PublishDeps;

type OwnDeps = {
  plans: BillingPlans;
  oauth: Oauth;
  appId: string;
  metrics: Measures;
  /** The text of /metrics, for all processes of this node. */
  gatherMetrics(): Promise<string>;
  /** Spans for the operator's own collector; null where there is none. */
  tracing: Tracing | null;
  /** The usage that the platform has told this node of. */
  recordedUsage: RecordedUsage;
  /** Sends events to customers' addresses. */
  poster: DeliveryDeps['poster'];
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** The address of the built-in sandbox platform's pages; null with a real platform. */
  sandboxOrigin: string | null;
  /** Loaded by the first caller, so that a start without copy does not pay for its word lists. */
  openCopyDesk(): Promise<CopyDesk>;
  writeCooldownMs: number;
  /** Whose pages may call from a browser. */
  corsOrigins: readonly string[];
  /** How much work a password costs. */
  passwordCost: PasswordCost;
  /** Whose password is looked at next. */
  passwordQueue: PasswordQueue;
  /** Sends mail; null where the operator has set up none. */
  sendMail: SendMail | null;
  /** Wakes this node's launcher. */
  launchWakeUp: WakeUp;
  /** Shares the event loop out among those who pay. */
  loopSlots: LoopSlots;
  /** The memory that single operations keep on this node. */
  memory: NodeMemory;
};
