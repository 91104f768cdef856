import { escapeHtml } from '../../kernel/html.ts';
import { imageUrl, previewFolder } from '../media/media-url.ts';
import { requireParam } from '../refusal.ts';
import type { Json } from '../world/things.ts';
import type { Call } from './call.ts';

/** A preview is an iframe in a string; the sandbox shows the creative's picture in it. */
export const answerPreviews = (call: Call, picture: string | undefined): Json => {
  const { ad_format } = call.params;
  if (!ad_format) return requireParam('ad_format');
  const drawn = imageUrl(call.origin, previewFolder, encodeURIComponent(String(ad_format)));
  const source = picture ?? drawn;
  return {
    data: [
      {
        body: `<iframe src="${escapeHtml(source)}" width="335" height="450" scrolling="yes" style="border: none;"></iframe>`,
      },
    ],
  };
};
