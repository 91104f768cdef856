import { Failure } from '../../contract/failures.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { generateAdCopy } from '../../operations/copy/write-ad-copy.ts';
import { launchPlan, launchSummary } from '../../operations/launches/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { clientPath } from '../clients.ts';
import { bodyOf } from '../launch/body.ts';
import {
  type Draft,
  maxPictures,
  readDraft,
  withoutRow,
  wizardFormBytes,
} from '../launch/draft.ts';
import { loadWizard, type Shown, withPayer } from '../launch/load-wizard.ts';
import { wizardView } from '../launch/wizard-view.ts';
import { readAccounts, readPages, readPictures } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

/** The accounts were just read for the page, so this costs no question to Meta. */
const bodyOfForm = async (visit: Visit, form: URLSearchParams) => {
  const typed = readDraft(form);
  const accounts = await readAccounts(visit);
  const account = accounts.find(({ id }) => id === typed.accountId);
  if (!account) return { draft: typed, ...bodyOf(typed, undefined) };
  const pages = await readPages(visit, account.id);
  const pictures = await readPictures(visit, account.id, typed.shownPictures);
  const pictureNames = new Map(pictures.map(({ hash, name }) => [hash, name]));
  const draft = { ...withPayer(typed, account, pages), pictureNames };
  return { draft, ...bodyOf(draft, account) };
};

/** The writer needs to know what it writes about, and for whom. */
const briefProblems = ({ product, audience }: Draft['brief']) => [
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
  render: wizardView,

  actions: {
    change: {
      role: 'editor',
      async run(_visit, form) {
        const wish = form.get('wish') ?? '';
        const adds = wish.startsWith('add:') ? wish.slice(4) : '';
        const draft = withoutRow(readDraft(form), wish);
        const shownPictures =
          wish === 'more:pictures'
            ? Math.min(maxPictures, draft.shownPictures * 2)
            : draft.shownPictures;
        return { show: { draft: { ...draft, shownPictures }, adds } satisfies Shown };
      },
    },
    write: {
      role: 'editor',
      async run({ call }, form) {
        const draft = readDraft(form);
        const { product, audience, offer, benefits, painPoints } = draft.brief;
        const missing = briefProblems(draft.brief);
        if (missing.length > 0) throw new Failure('invalid_request', { fields: missing });
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
        const written = variants.map(({ primary_text: message, headline, description }) => ({
          message,
          headline,
          description,
        }));
        return {
          show: {
            draft: { ...draft, copies: [...draft.copies, ...written] },
            notes,
            at: 'copy',
          } satisfies Shown,
        };
      },
    },
    plan: {
      role: 'editor',
      async run(visit, form) {
        const { draft, body, problems } = await bodyOfForm(visit, form);
        // What is wrong by our own reading, Meta need not be asked about.
        const query = { dry_run: 'true', ...(problems.length === 0 && { validate: 'platform' }) };
        try {
          const whole = launchPlan.parse(await visit.call(startLaunch, { query, body }));
          const plan = {
            ...whole,
            problems: whole.problems.filter((one) => !isUnread(one, problems)),
          };
          return { show: { draft, plan, problems, at: 'plan' } satisfies Shown };
        } catch (error) {
          const fields = error instanceof Failure ? error.options.fields : undefined;
          if (!fields) throw error;
          return {
            show: { draft, problems: [...problems, ...fields], at: 'plan' } satisfies Shown,
          };
        }
      },
    },
    send: {
      role: 'editor',
      async run(visit, form) {
        const { draft, body, problems } = await bodyOfForm(visit, form);
        if (problems.length > 0) throw new Failure('invalid_request', { fields: problems });
        // The same page with the same content is the same launch, however often it is sent.
        const idempotencyKey = `console-${draft.nonce}-${fingerprintOf(body)}`;
        const made = launchSummary.parse(await visit.call(startLaunch, { body, idempotencyKey }));
        const path = `${clientPath(visit.client?.workspace_id ?? '', 'launches')}/${made.id}`;
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

type Named = { field: string };

/** A budget that was typed and could not be read is not missing as well. */
const isUnread = ({ field }: Named, problems: readonly Named[]) =>
  /^(campaign|ad_sets\.\d+)\.(daily|lifetime)_budget$/.test(field) &&
  problems.some((one) => one.field.endsWith('budget'));
