import type { FieldProblem } from '../../contract/failures.ts';
import { randomId } from '../../kernel/ids.ts';
import type { LaunchPlanAnswer } from '../launch/plan-tree.ts';
import {
  type AdAccount,
  type NamedRow,
  noRows,
  readAccounts,
  readCampaigns,
  readInstagramPosts,
  readLeadForms,
  readPages,
  readPictures,
  readPixels,
  readPosts,
} from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { opensForm } from './body.ts';
import { readDraft, type WizardDraft } from './draft.ts';
import type { StepName } from './problem-places.ts';

export type ShownWizard = {
  draft: WizardDraft;
  plan?: LaunchPlanAnswer;
  problems?: FieldProblem[];
  at?: StepName;
  /** The plan is another one than that from which it was to be made. */
  isChanged?: boolean;
  adds?: string;
  notes?: { about: string; message: string }[];
};

const shownIn = (visit: Visit): ShownWizard => {
  // Only actions of this screen put anything there.
  if (visit.actionResult) return visit.actionResult as ShownWizard;
  if (visit.form) {
    const { values, problems, action } = visit.form;
    const draft = readDraft(values);
    // The writer's fields are the brief's.
    const ofBrief = problems.map((one) => ({ ...one, field: `brief.${one.field}` }));
    return action === 'write'
      ? { draft, problems: ofBrief, at: 'copy' }
      : { draft, problems: [...problems], at: 'plan' };
  }
  const draft = readDraft(new URLSearchParams(visit.query));
  // From the copy lab: its texts are what the person wants to see.
  return draft.copies.length > 0
    ? { draft: { ...draft, brought: draft.copies.length }, at: 'copy' }
    : { draft };
};

/** The ad account or else the Page says who is behind the ads, until somebody writes it. */
export const withPayer = (
  draft: WizardDraft,
  account: AdAccount,
  pages: readonly NamedRow[],
): WizardDraft => {
  const page = pages.find(({ id }) => id === draft.pageId)?.name ?? '';
  return {
    ...draft,
    beneficiary: draft.beneficiary || account.default_dsa_beneficiary || page,
    payer: draft.payer || account.default_dsa_payor || page,
  };
};

const nothing = {
  pages: [],
  campaigns: [],
  pixels: [],
  pictures: [],
  leadForms: noRows,
  posts: noRows,
  instagramPosts: [],
};

export const loadWizard = async (visit: Visit) => {
  const shownWizard = shownIn(visit);
  const accounts = await readAccounts(visit);
  const accountId =
    shownWizard.draft.accountId || visit.query['account'] || visit.client?.ad_account?.id;
  const account =
    accounts.find(({ id }) => id === accountId) ??
    accounts.find(({ account_status: status }) => status === 1) ??
    accounts[0];
  if (!account) return { ...shownWizard, ...nothing, accounts, account };
  const [pages, campaigns, pixels, pictures] = await Promise.all([
    readPages(visit, account.id),
    readCampaigns(visit, account.id),
    readPixels(visit, account.id),
    readPictures(visit, account.id, shownWizard.draft.shownPictures),
  ]);
  const isKnown = pages.some(({ id }) => id === shownWizard.draft.pageId);
  const pageId = isKnown
    ? shownWizard.draft.pageId
    : pages.length === 1
      ? (pages[0]?.id ?? '')
      : '';
  const draft = {
    ...withPayer({ ...shownWizard.draft, pageId }, account, pages),
    accountId: account.id,
    nonce: shownWizard.draft.nonce || randomId(),
  };
  const leadForms = opensForm(draft) && pageId !== '' ? await readLeadForms(visit, pageId) : noRows;
  const wantsPosts = draft.showsPosts || draft.posts.length > 0;
  const [posts, instagramPosts] = wantsPosts
    ? await Promise.all([
        pageId === '' ? noRows : readPosts(visit, pageId),
        readInstagramPosts(visit, account.id),
      ])
    : [noRows, []];
  const lists = { pages, campaigns, pixels, pictures, leadForms, posts, instagramPosts };
  return { ...shownWizard, draft, accounts, account, ...lists };
};
