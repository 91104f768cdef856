import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failures.ts';
import { createRate } from '../../kernel/rate.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { openShownPicture } from '../../operations/images/shown-picture.ts';
import {
  type AdAnswer,
  answerReview,
  type ReviewForm,
  type ReviewOutcome,
} from '../../operations/launches/review/answer-review.ts';
import { openReview, type Review } from '../../operations/launches/review/open-review.ts';
import { pictureAddress } from '../../operations/launches/review/picture-address.ts';
import { plannedSteps, shownMedia } from '../../operations/launches/review/shown-ads.ts';
import { formIn, takeFormsLate } from '../../web/form-body.ts';
import { isOwnForm } from '../../web/own-form.ts';
import { type Page, sendPage } from '../pages/layout.ts';
import {
  type ReviewEnding,
  type ReviewProblem,
  reviewEndingPage,
  reviewPage,
  type TypedForm,
} from './page.ts';

type ReviewRequest = FastifyRequest<{ Params: { secret: string; step?: string } }>;

/** A wrong address is answered slowly, so that guessing would take too long. */
const guessMs = 500;
const hidden = { 'x-robots-tag': 'noindex, nofollow, noarchive' };
const statuses: Record<ReviewEnding, number> = {
  unknown: 404,
  closed: 410,
  foreign: 403,
  busy: 429,
};

/** Shown if the real picture is not available. Its greys can be read on light and on dark. */
const noPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img">
<title>This picture cannot be shown here.</title>
<rect width="600" height="600" fill="#e7e5df"/>
<text x="300" y="306" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#55524a">This picture cannot be shown here.</text>
</svg>`;

type Rate = ReturnType<typeof createRate>;

/** The pages of a review link. Opening one changes nothing; only its button does. */
export const reviewRoutes = async (app: FastifyInstance, deps: Deps) => {
  takeFormsLate(app);
  const end = (reply: FastifyReply, kind: ReviewEnding) =>
    sendPage(reply.headers(hidden), reviewEndingPage(kind), { status: statuses[kind] });
  const views = createRate({ burst: 40, perSecond: 10, maxKeys: 10_000 });
  const pictures = createRate({ burst: 2_000, perSecond: 200, maxKeys: 10_000 });
  const opened = async (request: ReviewRequest, reply: FastifyReply, rate: Rate | null) => {
    const result = await openReview(deps, request.params.secret);
    if (result.kind === 'open' && (rate === null || rate.take(result.review.linkId)))
      return result.review;
    if (result.kind === 'open') {
      end(reply.header('retry-after', '10'), 'busy');
      return null;
    }
    if (result.kind === 'unknown') await setTimeout(guessMs);
    end(reply, result.kind);
    return null;
  };
  /** Keeps a page as long as the review from which it was rendered. Each link has one address. */
  const drawnPages = new WeakMap<Review, Page>();
  const pageOf = (review: Review, base: string) => {
    const page = drawnPages.get(review) ?? reviewPage(review, base);
    drawnPages.set(review, page);
    return page;
  };
  const baseOf = (request: ReviewRequest) => `/review/${request.params.secret}`;

  app.get('/review/:secret', async (request: ReviewRequest, reply) => {
    const review = await opened(request, reply, views);
    if (!review) return reply;
    return sendPage(reply.headers(hidden), pageOf(review, baseOf(request)));
  });

  app.post('/review/:secret', async (request: ReviewRequest, reply) => {
    if (!isOwnForm(request.headers, deps.baseUrl)) return end(reply, 'foreign');
    const review = await opened(request, reply, null);
    if (!review) return reply;
    const typedForm = readForm(await formIn(request), review);
    const answer = answerIn(typedForm);
    const problem =
      problemOf(typedForm, answer, review) ??
      outcomeProblems[await answerReview(deps, review, answer)];
    const again = await openReview(deps, request.params.secret);
    if (again.kind !== 'open') return end(reply, again.kind);
    const view = problem === null ? { isThanks: true } : { problem, typed: typedForm };
    return sendPage(reply.headers(hidden), reviewPage(again.review, baseOf(request), view), {
      status: problem === null ? 200 : problem.status,
    });
  });

  // The service fetches the picture, so that no other host learns that the client looked at it.
  app.get('/review/:secret/picture/:step', async (request: ReviewRequest, reply) => {
    const review = await opened(request, reply, pictures);
    if (!review) return reply;
    const media = shownMedia(plannedSteps(review.steps), request.params.step ?? '');
    const url = media && (await pictureAddress(deps, review.launch, media));
    if (url === null) return sendNoPicture(reply);
    const sha256 = media?.kind === 'address' ? media.sha256 : null;
    return sendPicture(deps, reply, review.launch.workspace_id, { url, sha256 });
  });
};

const readForm = (form: URLSearchParams, { steps }: Review): TypedForm => ({
  name: (form.get('name') ?? '').trim().slice(0, 120),
  digest: form.get('digest'),
  isForAll: form.get('all') === 'approved',
  ads: adsOf(steps).map(({ step }) => {
    const verdict = form.get(`verdict-${step}`);
    return {
      step,
      verdict: verdict === 'approved' || verdict === 'changes' ? verdict : null,
      comment: (form.get(`comment-${step}`) ?? '').trim().slice(0, 2000),
    };
  }),
});

const adsOf = (steps: Review['steps']) => steps.filter(({ action }) => action === 'create_ad');

/** Converts “Approve all” to an approval of each ad. */
const answerIn = ({ name, digest, isForAll, ads }: TypedForm): ReviewForm => ({
  name,
  digest,
  answers: ads.flatMap(({ step, verdict, comment }): AdAnswer[] => {
    if (isForAll || verdict === 'approved') return [{ step, verdict: 'approved', comment: '' }];
    return verdict === null ? [] : [{ step, verdict, comment }];
  }),
});

/**
 * True if the typed words would be lost: no change is requested with them, and they differ from those of the last
 * answer.
 */
const isUnsent = ({ step, verdict, comment }: TypedForm['ads'][number], { answers }: Review) =>
  verdict !== 'changes' && comment !== '' && comment !== answers.get(step)?.comment;

/** Refuses an answer in which typed words would be lost, or ads approved in spite of them. */
const unsentProblem = ({ isForAll, ads }: TypedForm, review: Review): ReviewProblem | null => {
  const unsentAds = ads.filter(
    (ad) => (isForAll && ad.verdict === 'changes') || isUnsent(ad, review),
  );
  if (unsentAds.length === 0) return null;
  const message = isForAll
    ? 'You asked for a change or wrote something, so nothing was approved. Press “Send answer” to send what you chose for each ad. To approve these too, choose “Approve” and empty their text:'
    : 'You wrote something without asking for a change. Choose “Ask for changes” to send it, or empty the text, then press “Send answer”:';
  return { status: 422, message, ads: unsentAds.map(({ step }) => step), isUnsent: true };
};

const problemOf = (
  form: TypedForm,
  { name, answers }: ReviewForm,
  review: Review,
): ReviewProblem | null => {
  const unsent = unsentProblem(form, review);
  if (unsent) return unsent;
  const { steps } = review;
  if (answers.length === 0 && adsOf(steps).length > 0)
    return { status: 422, message: 'Choose an answer for at least one ad.', ads: [] };
  const silent = answers.filter(({ verdict, comment }) => verdict === 'changes' && comment === '');
  if (silent.length > 0)
    return {
      status: 422,
      message: 'Write what should change, or approve the ad:',
      ads: silent.map(({ step }) => step),
    };
  return name === ''
    ? {
        status: 422,
        message: 'Write your name below, so that they know who answered.',
        ads: [],
        isName: true,
      }
    : null;
};

const outcomeProblems: Record<ReviewOutcome, ReviewProblem | null> = {
  stored: null,
  changed: {
    status: 409,
    message:
      'These ads were changed after you opened the page. Nothing of your answer counts yet: look at them again, then answer.',
    ads: [],
    isChanged: true,
  },
  too_many: {
    status: 429,
    message: 'This link took very many answers in the last hour. Send yours again later.',
    ads: [],
  },
  gone: { status: 410, message: 'This review is closed.', ads: [] },
};

const sendPicture = async (
  deps: Deps,
  reply: FastifyReply,
  workspaceId: string,
  { url, sha256 }: { url: string; sha256: string | null },
) => {
  try {
    const hangUp = new AbortController();
    reply.raw.on('close', () => hangUp.abort());
    const picture = await openShownPicture(deps, workspaceId, url, hangUp.signal, sha256);
    return reply
      .headers({
        ...hidden,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=600',
      })
      .type(`image/${picture.type}`)
      .send(picture.body);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return sendNoPicture(reply);
  }
};

/** Sends a picture that says so, because a browser shows a picture whatever its status is. */
const sendNoPicture = (reply: FastifyReply) =>
  reply.code(404).headers(hidden).type('image/svg+xml').send(noPicture);
