import { arrowsInLists } from './behaviour/arrows.ts';
import { copyButtons } from './behaviour/copy.ts';
import { sendingForms } from './behaviour/forms.ts';
import { freshPages } from './behaviour/fresh.ts';
import { closingMenus } from './behaviour/menus.ts';
import { readableMoments } from './behaviour/moments.ts';
import { searchKey } from './behaviour/search.ts';
import { leavingToasts } from './behaviour/toasts.ts';

document.documentElement.classList.add('scripted');
readableMoments();
leavingToasts();
closingMenus();
searchKey();
arrowsInLists();
copyButtons();
sendingForms();
freshPages();
