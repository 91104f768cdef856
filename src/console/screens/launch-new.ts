import { Failure } from '../../contract/failures.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { html } from '../../kernel/html.ts';
import { generateAdCopy } from '../../operations/copy/write-ad-copy.ts';
import { launchPlan, launchSummary } from '../../operations/launches/answers/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { clientPath } from '../clients.ts';
import { readOnlyNote } from '../connection/read-only-note.ts';
import { digestIn } from '../launch/plan-view.ts';
import { readAccounts, readPages, readPictures } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';
import { bodyOf } from '../wizard/body.ts';
import {
  maxPictures,
  readDraft,
  type WizardDraft,
  withoutRow,
  wizardFormBytes,
} from '../wizard/draft.ts';
import { joinShapes } from '../wizard/join-shapes.ts';
import { loadWizard, type ShownWizard, withPayer } from '../wizard/load-wizard.ts';
import { wizardView } from '../wizard/wizard-view.ts';

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
  // Meta need not be asked about a form that is wrong by our own reading.
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

/** Null where it is another plan by now than the one that was looked at: nothing was made. */
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
    change: {
      role: 'editor',
      async run(visit, form) {
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
    },
    write: {
      role: 'editor',
      async run({ call }, form) {
        const draft = readDraft(form);
        const { product, audience, offer, benefits, painPoints } = draft.brief;
        const missingFields = briefProblems(draft.brief);
        if (missingFields.length > 0)
          throw new Failure('invalid_request', { fields: missingFields });
        const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
        const body = {
          product,
          audience,
          offer,
          benefits: lines(benefits),
          pain_points: lines(painPoints),
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
    },
    plan: {
      role: 'editor',
      async run(visit, form) {
        return { show: await planned(visit, await bodyOfForm(visit, form)) };
      },
    },
    send: {
      role: 'editor',
      async run(visit, form) {
        const launchForm = await bodyOfForm(visit, form);
        const { draft, body, problems } = launchForm;
        if (problems.length > 0) throw new Failure('invalid_request', { fields: problems });
        // A page sent twice with the same content has one key, and so it is one launch.
        const idempotencyKey = `console-${draft.nonce}-${fingerprintOf(body)}`;
        const checkedBody = { ...body, ...digestIn(form) };
        const launch = await visit
          .call(startLaunch, { body: checkedBody, idempotencyKey })
          .then((answer) => launchSummary.parse(answer), orChanged);
        if (launch === null)
          return { show: { ...(await planned(visit, launchForm)), isChanged: true } };
        const path = `${clientPath(visit.client?.workspace_id ?? '', 'launches')}/${launch.id}`;
        return {
          to: `${path}?sent=yes`,
          toast: draft.needsApproval
            ? 'Nothing is made yet: it waits for approval.'
            : 'It is on its way, paused. You can close this page.',
        };
      },
    },
  },
});

type FieldPlace = { field: string };

/** A budget that was typed and could not be read is not missing as well. */
const isUnread = ({ field }: FieldPlace, problems: readonly FieldPlace[]) =>
  /^(campaign|ad_sets\.\d+)\.(daily|lifetime)_budget$/.test(field) &&
  problems.some((one) => one.field.endsWith('budget'));
