import { type Html, html } from '../../kernel/text/html.ts';
import { createFields } from '../parts/field.ts';
import type { AdAccount, LibraryPicture, NamedRow, PageRows, Post } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import type { WizardDraft } from './draft.ts';
import type { PlacedProblem } from './problem-places.ts';

export const idOf = (name: string) => `f-${name}`;

export type WizardFields = ReturnType<typeof wizardFields>;

/** Fields of the wizard, each named after its field in the launch, and marked if it has a problem. */
export const wizardFields = (problems: readonly PlacedProblem[]) => {
  // The first of each field: a page may have a thousand fields and as many problems.
  const messages = new Map(
    problems
      .filter(({ isRefused }) => isRefused)
      .map(({ field, message }) => [field, message.replace(/^(?=[a-z])/, 'It ')] as const)
      .reverse(),
  );
  return {
    ...createFields(({ name }) => ({ id: idOf(name), problem: messages.get(name) })),
    isWrong: (name: string) => messages.has(name),
  };
};

export type Wizard = {
  visit: Visit;
  draft: WizardDraft;
  fields: WizardFields;
  account: AdAccount | undefined;
  accounts: readonly AdAccount[];
  pages: readonly NamedRow[];
  campaigns: readonly NamedRow[];
  pixels: readonly NamedRow[];
  /** Forms of the chosen Page, if the goal needs one. */
  leadForms: PageRows<NamedRow>;
  /** Posts of the chosen Page, if a person wants to choose one. */
  posts: PageRows<Post>;
  /** Posts of the Instagram accounts that the ad account may use. */
  instagramPosts: readonly Post[];
  pictures: readonly LibraryPicture[];
  /** A list that gets one empty row more: copies, images, ad_sets. */
  adds: string;
  notes: readonly { about: string; message: string }[];
};

/** A button that sends the form and comes back to it; the server does the rest. */
export const change = (wish: string, words: string | Html, look = 'quiet') =>
  html`<button class="btn ${look} small" name="wish" value="${wish}" formnovalidate>${words}</button>`;

export const drop = (list: string, at: number, what: string) =>
  change(`drop:${list}.${at}`, html`Remove<span class="unseen"> ${what}</span>`, 'plain');

/** The given values and empty rows: one if there are no values, and one if the person asked for it. */
export const withRoom = <T>(rows: readonly T[], none: T, isAdded: boolean): T[] =>
  rows.length === 0 || isAdded ? [...rows, none] : [...rows];
