import { id, pageOf, row, words } from './row.ts';

const pageRow = row('Page', 'A page that ads can run as.', {
  id: id('The page_id of a creative.'),
  name: words('Its name.'),
  category: words('What it is, such as Clothing store.'),
  link: words('Its address.'),
});

export const pagesPage = pageOf('PageList', 'Pages, a page of rows at a time.', pageRow);
