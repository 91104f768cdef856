import * as z from 'zod';
import { previewFormats } from '../../adnet/rows/preview.ts';
import { nearest } from '../../kernel/text/nearest.ts';

const [defaultFormat = ''] = previewFormats;

const unknownFormat = (format: string) => {
  const suggestion = nearest(format, previewFormats);
  return suggestion === null
    ? `is not known; usual ones are ${previewFormats.slice(0, 6).join(', ')}`
    : `is not known; did you mean ${suggestion}?`;
};

export const previewFormat = z
  .string()
  .superRefine((format, { addIssue }) => {
    if (!previewFormats.includes(format))
      addIssue({ code: 'custom', message: unknownFormat(format.slice(0, 60)) });
  })
  .default(defaultFormat)
  .meta({ openapi: { type: 'string', enum: previewFormats, default: defaultFormat } })
  .describe('Where the ad is shown: one of the places Meta lists.');

export const examplePreview = {
  data: [
    {
      body:
        '<iframe src="https://business.facebook.com/ads/api/preview_iframe.php?d=AQJx&amp;t=AQKy" width="320" height="525" ' +
        'scrolling="yes" style="border: none;" allow="autoplay"></iframe>',
    },
  ],
};
