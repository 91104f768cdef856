import type { House } from './house.ts';
import { launch, started, wholeLaunch } from './launches.ts';

/** A launch that waits for its client, and the link for the client. */
export const beginReview = async (h: House) => {
  const customer = await h.connected();
  const long = `${'word '.repeat(30)}<script>alert(1)</script>`;
  const body = wholeLaunch(h, {
    requires_approval: true,
    copies: [{ ref: 'a', message: long, headline: 'Head & shoulders' }],
  });
  const id = started(await launch(h, customer.key, body));
  const linkAnswer = await h.call(`POST /adnet/launches/${id}/review-link`, {
    key: customer.key,
    body: { days: 3, for: 'Dana' },
  });
  return { ...customer, id, url: String(linkAnswer.body.review_url), made: linkAnswer };
};

/** Sends the form of a page as a browser does. */
export const postForm = (
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });

/** The version of the ads on a review page. */
export const digestOn = async (url: string) =>
  /name="digest" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
