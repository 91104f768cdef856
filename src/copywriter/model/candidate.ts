import type { CallToActionType, Finding, Hook, Variant } from '../types.ts';
import { mendCallToAction } from './call-to-action.ts';
import { mendOpening } from './mend-opening.ts';
import { mendDisplay, tidyLine, tidyText } from './mend-text.ts';

/** A variant that a model wrote, mended, with what the guard says of it. */
export type Candidate = { variant: Variant; findings: Finding[] };

export type HookCandidate = { hook: Hook; findings: Finding[] };

/** A variant as it came out of the answer. */
export type WrittenVariant = {
  angle: string;
  hook: string;
  primary_text: string;
  headline: string;
  description: string;
  call_to_action_type: string;
};

/** The same variant without the usual slips. */
export const mendVariant = (written: WrittenVariant, ours: () => CallToActionType): Variant => ({
  id: '',
  angle: written.angle,
  ...mendOpening({
    hook: tidyLine(written.hook),
    primary_text: tidyText(written.primary_text).replace(/\s*(?:…|\.{3})$/u, '.'),
  }),
  headline: mendDisplay(written.headline, 'headline'),
  description: mendDisplay(written.description, 'description'),
  call_to_action_type: mendCallToAction(written.call_to_action_type, ours),
});

export const isClean = ({ findings }: { findings: Finding[] }): boolean =>
  findings.every(({ level }) => level === 'warn');

export const isDeliverable = ({ findings }: { findings: Finding[] }): boolean =>
  findings.every(({ level }) => level !== 'stop');
