import { id, pageOf, row, time, words, yes } from './row.ts';

const pixelRow = row('Pixel', 'A pixel: what measures visits and purchases on a website.', {
  id: id('The pixel_id of an ad set’s promoted_object.'),
  name: words('Its name.'),
  creation_time: time('When it was made'),
  last_fired_time: time('When it last reported something'),
  is_unavailable: yes('Whether it can no longer be used.'),
});

export const pixelsPage = pageOf('PixelList', 'Pixels, a page at a time.', pixelRow);
