import { Failure, type FieldProblem } from '../../contract/failures.ts';
import { randomId } from '../../kernel/ids.ts';
import { html } from '../../kernel/text/html.ts';
import { generateAdCopy } from '../../operations/copy/write-ad-copy.ts';
import { launchPlan } from '../../operations/launches/answers/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { linesIn } from '../copy/findings.ts';
import type { LaunchPlanAnswer } from '../launch/plan-tree.ts';
import { readOnlyNote, sendLaunch } from '../launch/plan-view.ts';
import {
  type AdAccount,
  chosenAccount,
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
import { screen, type Visit } from '../screen.ts';
import { bodyOf, opensForm } from '../wizard/body.ts';
import {
  maxPictures,
  readDraft,
  type WizardDraft,
  withoutRow,
  wizardFormBytes,
} from '../wizard/draft.ts';
import { joinShapes } from '../wizard/join-shapes.ts';
import type { StepName } from '../wizard/problem-places.ts';
import { wizardView } from '../wizard/wizard-view.ts';

type ShownWizard = {
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

/** The ad account, or else the Page, says who is behind the ads, unless a person types it. */
const withPayer = (
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

const loadWizard = async (visit: Visit) => {
  const shownWizard = shownIn(visit);
  const accounts = await readAccounts(visit);
  const accountId =
    shownWizard.draft.accountId || visit.query['account'] || visit.client?.ad_account?.id;
  const account = chosenAccount(accounts, accountId);
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

/** The accounts were just read for the page, so this costs no question to Meta. */
const bodyOfForm = async (visit: Visit, form: URLSearchParams) => {
  const draftBefore = readDraft(form);
  const accounts = await readAccounts(visit);
  const account = accounts.find(({ id }) => id === draftBefore.accountId);
  if (!account) return { draft: draftBefore, ...bodyOf(draftBefore, undefined) };
  const pages = await readPages(visit, account.id);
  const pictures = await readPictures(visit, account.id, draftBefore.shownPictures);
  const pictureNames = new Map(pictures.map(({ hash, name }) => [hash, name]));
  const draft = { ...withPayer(draftBefore, account, pages), pictureNames };
  return { draft, ...bodyOf(draft, account) };
};

/** Asks what would be made of the form, and finds everything that is wrong with it. */
const planned = async (
  visit: Visit,
  { draft, body, problems }: Awaited<ReturnType<typeof bodyOfForm>>,
): Promise<ShownWizard> => {
  // If our own checks found problems, Meta is not asked.
  const query = { dry_run: 'true', ...(problems.length === 0 && { validate: 'platform' }) };
  try {
    const whole = launchPlan.parse(await visit.call(startLaunch, { query, body }));
    const plan = { ...whole, problems: whole.problems.filter((one) => !isUnread(one, problems)) };
    return { draft, plan, problems, at: 'plan' };
  } catch (error) {
    const fields = error instanceof Failure ? error.options.fields : undefined;
    if (!fields) throw error;
    return { draft, problems: [...problems, ...fields], at: 'plan' };
  }
};

/** Null if the plan has changed since the person saw it: nothing was created. */
const orChanged = (error: unknown): null => {
  if (error instanceof Failure && error.code === 'plan_changed') return null;
  throw error;
};

/** The writer needs to know what it writes about, and for whom. */
const briefProblems = ({ product, audience }: WizardDraft['brief']) => [
  ...(product.length < 2
    ? [{ field: 'product', message: 'is missing: say it in a few words.' }]
    : []),
  ...(audience === '' ? [{ field: 'audience', message: 'is missing: who should read it?' }] : []),
];

export const newLaunchScreen = screen({
  path: '/w/:workspace/launches/new',
  title: 'New launch',
  role: 'editor',
  islands: ['wizard'],
  maxFormBytes: wizardFormBytes,
  load: loadWizard,
  render: (data, visit) => html`${readOnlyNote(visit)}${wizardView(data, visit)}`,

  actions: {
    async change(visit, form) {
      const wish = form.get('wish') ?? '';
      const joins = wish === 'join:shapes';
      const adds = joins ? 'joined' : wish.startsWith('add:') ? wish.slice(4) : '';
      const draftBefore = withoutRow(readDraft(form), wish);
      const draft = joins
        ? joinShapes(
            draftBefore,
            await readPictures(visit, draftBefore.accountId, draftBefore.shownPictures),
          )
        : draftBefore;
      const shownPictures =
        wish === 'more:pictures'
          ? Math.min(maxPictures, draft.shownPictures * 2)
          : draft.shownPictures;
      const showsPosts = draft.showsPosts || wish === 'show:posts';
      return {
        show: { draft: { ...draft, shownPictures, showsPosts }, adds } satisfies ShownWizard,
      };
    },
    async write({ call }, form) {
      const draft = readDraft(form);
      const missingFields = briefProblems(draft.brief);
      if (missingFields.length > 0) throw new Failure('invalid_request', { fields: missingFields });
      const { product, audience, offer, benefits, painPoints } = draft.brief;
      const body = {
        product,
        audience,
        offer,
        benefits: linesIn(benefits),
        pain_points: linesIn(painPoints),
        landing_url: draft.linkUrl,
        num_variants: 3,
        num_hooks: 0,
      };
      const { variants, notes = [] } = await call(generateAdCopy, { body });
      const writtenTexts = variants.map(({ primary_text: message, headline, description }) => ({
        message,
        headline,
        description,
      }));
      return {
        show: {
          draft: { ...draft, copies: [...draft.copies, ...writtenTexts] },
          notes,
          at: 'copy',
        } satisfies ShownWizard,
      };
    },
    async plan(visit, form) {
      return { show: await planned(visit, await bodyOfForm(visit, form)) };
    },
    async send(visit, form) {
      const launchForm = await bodyOfForm(visit, form);
      const { body, problems } = launchForm;
      if (problems.length > 0) throw new Failure('invalid_request', { fields: problems });
      const outcome = await sendLaunch(visit, form, body).catch(orChanged);
      if (outcome === null)
        return { show: { ...(await planned(visit, launchForm)), isChanged: true } };
      return { ...outcome, to: `${outcome.to}?sent=yes` };
    },
  },
});

type FieldPlace = { field: string };

/** A budget that was typed and could not be read is not missing as well. */
const isUnread = ({ field }: FieldPlace, problems: readonly FieldPlace[]) =>
  /^(campaign|ad_sets\.\d+)\.(daily|lifetime)_budget$/.test(field) &&
  problems.some((one) => one.field.endsWith('budget'));
