import { count } from '../../../kernel/pure/count.ts';

const filled = (form: Element, selector: string) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)].filter(
    ({ value }) => value.trim() !== '',
  ).length;

const texts = (form: HTMLFormElement) =>
  [...form.querySelectorAll('[data-copy-card]')].filter((card) =>
    [...card.querySelectorAll<HTMLInputElement>('[data-check]')].some(
      ({ value }) => value.trim() !== '',
    ),
  ).length;

/** How many ads the form makes now, independent of the server's last count. */
export const countAds = (form: HTMLFormElement) => {
  const counter = form.querySelector<HTMLElement>('[data-count]');
  const [number, parts] = counter?.children ?? [];
  if (!counter || !number || !parts) return;
  const draw = () => {
    const media =
      filled(form, '[name^="images."], [name^="videos."]') +
      [...form.querySelectorAll('.shaped-row')].filter((row) => filled(row, 'select, input') > 0)
        .length +
      form.querySelectorAll('[name=hash]:checked').length;
    const copies = texts(form);
    const audiences = form.querySelectorAll('[data-audience]').length;
    const leftOut = form.querySelectorAll('[name=left_out]:checked').length;
    const posts = form.querySelectorAll('[name=post]:checked').length;
    const ads = (media * copies + posts) * audiences;
    counter.hidden = ads === 0;
    number.textContent = count(Math.max(0, ads - leftOut), 'ad');
    parts.textContent = `${count(media, 'picture')} × ${count(copies, 'text')} × ${count(audiences, 'audience')}${
      posts > 0 ? `, and ${count(posts, 'post')} for each audience` : ''
    }${leftOut > 0 ? `, ${leftOut} left out` : ''}`;
  };
  form.addEventListener('input', draw);
  form.addEventListener('change', draw);
  draw();
};
