import { type Html, html } from '../../../kernel/text/html.ts';
import {
  placedShapes,
  type ShapeName,
  shapeNames,
} from '../../../operations/core/placed-shapes.ts';
import { foreignName } from '../../../web/foreign-name.ts';
import { pictureAt } from '../../clients.ts';
import { icon } from '../../parts/icon.ts';
import type { LibraryPicture } from '../../platform-reads.ts';
import { noShapes, type ShapedPicture } from '../draft.ts';
import { joinShapes, shapeOf } from '../join-shapes.ts';
import { change, type Wizard, withRoom } from '../wizard.ts';

const words: Record<ShapeName, { title: string; about: string }> = {
  square: { title: 'Square', about: 'For feeds. 1080 × 1080.' },
  vertical: { title: 'Vertical', about: 'For stories and reels. 1080 × 1920.' },
  landscape: { title: 'Landscape (optional)', about: 'For the right column. 1200 × 628.' },
};

const sizeWords = ({ width, height }: LibraryPicture) =>
  width === 0 ? '' : ` · ${width} × ${height}`;

/** Pictures of the wanted shape come first. */
const choicesFor = (shape: ShapeName, pictures: readonly LibraryPicture[], chosenHash: string) => {
  const fit = pictures.filter((one) => shapeOf(one) === shape);
  const others = pictures.filter((one) => shapeOf(one) !== shape);
  const all = [...fit, ...others].map(
    (one) => [one.hash, `${one.name || one.hash.slice(0, 8)}${sizeWords(one)}`] as const,
  );
  const isListed = chosenHash === '' || all.some(([hash]) => hash === chosenHash);
  return [
    ['', 'None'] as const,
    ...(isListed ? [] : [[chosenHash, chosenHash.slice(0, 8)] as const]),
    ...all,
  ];
};

const slot = (wizard: Wizard, row: ShapedPicture, at: number, shape: ShapeName): Html => {
  const { visit, draft, fields, pictures } = wizard;
  const file = row[shape];
  const isAddress = file.includes('://');
  const { title, about } = words[shape];
  const picture = isAddress ? { url: file } : { account: draft.accountId, hash: file };
  const preview =
    file === ''
      ? html`<span class="shape ${shape} none" aria-hidden="true"></span>`
      : html`<img class="shape ${shape}" src="${pictureAt(visit, picture)}" alt="" width="120" height="120" loading="lazy">`;
  return html`<fieldset class="slot" data-shape="${shape}"><legend>${title}</legend><p class="hint">${about}</p>${preview}
${fields.select(
  {
    name: `shaped.${at}.${shape}`,
    label: html`From the library<span class="unseen">, ${title}</span>`,
    value: isAddress ? '' : file,
  },
  choicesFor(shape, pictures, isAddress ? '' : file),
)}
${fields.input(
  {
    name: `shaped.${at}.${shape}_url`,
    label: html`Or from the web<span class="unseen">, ${title}</span>`,
    value: isAddress ? file : '',
    more: html` placeholder="https://" inputmode="url" autocomplete="off"`,
  },
  'url',
)}</fieldset>`;
};

const rowOf = (wizard: Wizard, row: ShapedPicture, at: number): Html =>
  html`<div class="shaped-row"><div class="card-head"><h4>Picture ${at + 1} in shapes</h4>
${row === noShapes ? '' : change(`drop:shaped.${at}`, html`Take apart<span class="unseen"> picture ${at + 1} in shapes</span>`, 'plain')}</div>
<div class="slots">${shapeNames.map((shape) => slot(wizard, row, at, shape))}</div></div>`;

const shapePhrases: Record<ShapeName, string> = {
  square: 'the square picture',
  vertical: 'the tall one',
  landscape: 'the wide one',
};

/** One ad of these shapes, placement by placement: only those are named that show something else than feeds. */
const joinedWords = (row: ShapedPicture) => {
  const { feed, fullScreen, wide } = placedShapes(shapeNames.filter((shape) => row[shape] !== ''));
  const parts = [
    feed && `${shapePhrases[feed]} in feeds`,
    fullScreen && fullScreen !== feed && `${shapePhrases[fullScreen]} in stories and reels`,
    wide && wide !== feed && `${shapePhrases[wide]} in the right column`,
  ].filter(Boolean);
  return new Intl.ListFormat('en').format(parts.map(String));
};

const joinedNames = (row: ShapedPicture, nameOf: (hash: string) => string) =>
  shapeNames
    .map((shape) => row[shape])
    .filter((hash) => hash !== '')
    .map((hash, at) => html`${at > 0 ? ' + ' : ''}<b>${foreignName(nameOf(hash))}</b>`);

/** Pictures of several shapes were chosen: most people mean one ad by that. */
export const joinNote = ({ draft, pictures }: Pick<Wizard, 'draft' | 'pictures'>) => {
  const joinedRows = joinShapes(draft, pictures).shaped.slice(draft.shaped.length);
  const [first] = joinedRows;
  const nameOf = (hash: string) =>
    pictures.find((one) => one.hash === hash)?.name || hash.slice(0, 8);
  return first === undefined
    ? ''
    : html`<div class="note calm" id="join">
<p><strong>You chose pictures of different shapes.</strong> As they are, each makes its own ads. Joined, \
one ad shows ${joinedWords(first)}. These belong together, by their names or else by their order:</p>
<ul>${joinedRows.map((row) => html`<li>${joinedNames(row, nameOf)}</li>`)}</ul>
<div class="actions">${change('join:shapes', joinedRows.length === 1 ? 'Join them into one picture' : `Join them into ${joinedRows.length} pictures`, '')}</div></div>`;
};

/** One ad that shows another picture in stories than in the feed. */
export const shapesCard = (wizard: Wizard): Html => {
  const { draft, adds } = wizard;
  const isOpen = draft.shaped.length > 0 || adds === 'shaped';
  const message =
    adds === 'joined'
      ? html`<p role="status" tabindex="-1" data-focus>The pictures are joined. Each stands below with its shapes; “Take apart” undoes it.</p>`
      : '';
  const rows = isOpen ? withRoom(draft.shaped, noShapes, adds === 'shaped') : [];
  return html`<div class="card" id="f-shaped"><h3>One ad, several shapes</h3>
<p class="hint">A square picture for feeds and a tall one for stories and reels: it is one ad, and Meta shows each where it fits. Upload the pictures above first.</p>
${message}${rows.map((row, at) => rowOf(wizard, row, at))}
<div class="actions">${change(
    'add:shaped',
    html`${icon('plus')}${
      isOpen ? 'Another picture in shapes' : 'Choose a picture for each shape'
    }`,
  )}</div></div>`;
};
