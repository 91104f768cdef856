import type { RecordedUsage } from '../../adnet/answers/usage.ts';
import type { Oauth } from '../../adnet/login/oauth.ts';
import type { CopyDesk } from '../../copywriter/desk.ts';
import type { DeliveryDeps } from '../../events/deliver-one.ts';
import type { LoopSlots } from '../../kernel/fairness/loop-slots.ts';
import type { Tracing } from '../../kernel/observe/tracing.ts';
import type { PublishDeps } from '../../publish/deps.ts';
import type { WakeUp } from '../../publish/launch/wake-up.ts';
import type { SignInDeps } from '../../sign-in/deps.ts';
import type { BillingPlans } from './billing-plans.ts';
import type { Measures } from './measures.ts';
import type { NodeMemory } from './node-memory.ts';

/** The dependencies of all operations, created once in boot/assemble-deps.ts. */
export type Deps = Readonly<OwnDeps> &
  Pick<SignInDeps, 'baseUrl' | 'passwordCost' | 'passwordQueue' | 'sendMail'> &
  PublishDeps;

type OwnDeps = {
  plans: BillingPlans;
  oauth: Oauth;
  appId: string;
  metrics: Measures;
  /** The text of /metrics, for all processes of this node. */
  gatherMetrics(): Promise<string>;
  /** Creates spans for the operator's own collector; null if there is none. */
  tracing: Tracing | null;
  /** The usage that the platform has reported to this node. */
  recordedUsage: RecordedUsage;
  /** Sends events to customers' addresses. */
  poster: DeliveryDeps['poster'];
  /** The address of the built-in sandbox platform's pages; null with a real platform. */
  sandboxOrigin: string | null;
  /** Loaded by the first caller, so that a start without copy does not load its word lists. */
  openCopyDesk(): Promise<CopyDesk>;
  writeCooldownMs: number;
  /** Origins whose pages may call from a browser. */
  corsOrigins: readonly string[];
  /** Wakes this node's launcher. */
  launchWakeUp: WakeUp;
  /** Shares the event loop out among paying accounts. */
  loopSlots: LoopSlots;
  /** Memory of single operations on this node. */
  memory: NodeMemory;
};
