import type { FailureCode } from '../../contract/failures.ts';
import type { ReadResult, Rejection } from '../client/read.ts';
import type { FoundPlace } from '../guardrails/places.ts';
import type { ReadRequest } from '../wire/lists.ts';
import type { Body, Params } from '../wire/passed-through.ts';
import type { ComparedFields } from './compared-fields.ts';
import type { Edge, LookUp } from './edge.ts';

/** Asks the platform something that a create needs to know. */
export type AskPlatform = (request: ReadRequest) => Promise<ReadResult>;

/** A create that is to be done by hand. */
export type ManualCreate = {
  adAccountId: string;
  /** The parameters that would have gone to the platform. */
  params: Params;
  /** The ad account's currency, where it is known. */
  currency?: string | undefined;
  /** Where the file is that the object is made from. */
  sourceUrl?: string | undefined;
};

/**
 * The field with the file's public address, and who fetches it. What we do not fetch ourselves is
 * only read for whether it is public, and refused with this code.
 */
type MediaSource =
  | { field: string; fetchedBy: 'us' }
  | { field: string; fetchedBy: 'platform'; notAllowed: FailureCode };

/**
 * What guardrails read of an object beside its budgets and links, which are looked for everywhere in it.
 * Of our fields as well as of the platform's parameters. Null: it has no such part.
 */
type GuardedParts = {
  /** What people find it by in Ads Manager. */
  name: ((params: Params) => unknown) | null;
  /** Where its ads would show. */
  places: ((params: Params) => FoundPlace[]) | null;
  /** What the platform adds to every link of it; empty: nothing. */
  urlTags: ((params: Params) => string) | null;
  /** A creative that exists already and would be shown; null: none is named. */
  creativeId: ((params: Params) => string | null) | null;
};

/**
 * Everything there is to know about one kind of object on the platform. The parts are all
 * required, so a new kind that lacks one of them does not compile.
 */
export type KindFacts = {
  /** What its create is called in the journal, in the metrics and in answers; the activity says what is behind the first word. */
  action: `create_${string}` | `upload_${string}`;
  /** Where it is created. */
  path(adAccountId: string): string;
  /** The file it is made from; null: it is made of fields alone. */
  source: MediaSource | null;
  /** What must be asked of the platform before the parameters can be written; null: nothing ever. */
  lookUps: ((body: Body) => ReadRequest[]) | null;
  /**
   * Our fields as the platform's parameters. `lookUpAnswers`: those to the look-ups, in their order;
   * `version`: of the API that gets them, because an older one does not know every parameter.
   * An object made of fields takes unknown ones along (`passedThrough`), so that callers can use what
   * the platform adds; a file is sent with the fields we know alone. What can be live gets
   * `status: 'PAUSED'` last, over whatever was sent.
   */
  params(body: Body, lookUpAnswers: readonly Buffer[], version: number): Params;
  /** Refuses mistakes before anything is sent. It may ask the platform, whose refusal ends the create. */
  precheck: ((body: Body, ask: AskPlatform, params: Params) => Promise<Rejection | null>) | null;
  /** The platform can check it without creating it (`validate_only`). */
  canBeValidated: boolean;
  /** It has a status: it must be sent paused, and whether it is paused is looked at afterwards. */
  canBeLive: boolean;
  /** What guardrails are held against; null: a file, which spends nothing and leads nowhere. */
  guarded: GuardedParts | null;
  /** What of it is compared with what was sent, after it was made; null: nothing can be. */
  compared: ComparedFields | null;
  /**
   * Where several new ones are listed together, so that reading them back takes one question: the ad
   * account's own list, which is asked for certain ids, or the list of the parent named here, of which
   * the newest are asked for. Null: each is asked for alone.
   */
  readTogether: 'by_id' | { parent: string } | null;
  /** What the platform's answer names it by. */
  calledBy: 'id' | 'hash';
  /**
   * What the same create, sent a second time, makes: a new object, or the same one once more. After
   * a lost answer, an object that another create has made counts as found only where it is the same.
   */
  sameAgain: 'new' | 'same';
  /** Where a created object is listed, and what tells it from others. */
  edge(lookUp: LookUp): Edge;
  /**
   * What a person does in Ads Manager to get the same object. The steps name every parameter that
   * would have been sent (`otherSteps` names those without a step of their own), use the labels that
   * stand on the screen, and end with switching off what can be live.
   */
  manualSteps(intended: ManualCreate): string[];
};
