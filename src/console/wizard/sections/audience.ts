import { type Html, html } from '../../../kernel/text/html.ts';
import { screenPath } from '../../clients.ts';
import { island } from '../../parts/blocks.ts';
import { icon } from '../../parts/icon.ts';
import { genders } from '../choices.ts';
import { type DraftAdSet, defaultAdSet } from '../draft.ts';
import { defaultCountry, isEuropean } from '../targeting.ts';
import { change, drop, type Wizard, withRoom } from '../wizard.ts';

const adSetCard = (
  { fields, draft, visit }: Wizard,
  adSet: DraftAdSet,
  at: number,
  isOnly: boolean,
): Html => {
  const name = `ad_sets.${at}`;
  const props = {
    index: at,
    picked: adSet.picked,
    ask: screenPath(visit, 'ask'),
    account: draft.accountId,
    formToken: visit.formToken,
  };
  return html`<div class="card" data-audience="${at}" data-european="${String(isEuropean(adSet))}"><div class="card-head">
<h3>Audience ${at + 1}</h3>${isOnly ? '' : drop('ad_sets', at, `audience ${at + 1}`)}</div>
<div class="two">${fields.input({
    name: `${name}.name`,
    label: 'Name',
    value: adSet.name,
    hint: 'Of the ad set; its ads are named after it.',
    more: html` maxlength="200" placeholder="Audience ${at + 1}"`,
  })}
${fields.input({ name: `${name}.countries`, label: 'Countries', value: adSet.countries, hint: 'Such as France, DE. Their English names, or two letters.' })}</div>
<div class="three">${fields.input({ name: `${name}.age_min`, label: 'From age', value: adSet.ageMin, more: html` min="13" max="65"` }, 'number')}
${fields.input({ name: `${name}.age_max`, label: 'To age', value: adSet.ageMax, hint: '65 means 65 and older.', more: html` min="13" max="65"` }, 'number')}
${fields.select({ name: `${name}.gender`, label: 'Who', value: adSet.gender }, genders)}</div>
${island(
  'audience',
  props,
  html`<input type="hidden" name="${name}.picked" value="${adSet.picked}">
<p class="hint" id="f-${name}.picked">With JavaScript you can search interests and places here, and see how many people it reaches.</p>`,
)}</div>`;
};

/** Meta asks it of ads in the European Union; the ad account may have an answer of its own. */
const europe = ({ fields, draft }: Wizard, isNeeded: boolean): Html =>
  html`<div class="card europe${isNeeded ? ' needed' : ''}"><h3>Ads in the European Union</h3>
<p class="hint">The law asks who is behind an ad. People can read it beside the ad.</p>
<div class="two">${fields.input({
    name: 'beneficiary',
    label: 'Who benefits from the ads?',
    value: draft.beneficiary,
    hint: 'The person or company that is advertised.',
    more: html` maxlength="200" dir="auto"`,
  })}
${fields.input({ name: 'payer', label: 'Who pays for the ads?', value: draft.payer, hint: 'Often the same.', more: html` maxlength="200" dir="auto"` })}</div></div>`;

export const audienceSection = (wizard: Wizard): Html => {
  const defaults = { ...defaultAdSet, countries: defaultCountry(wizard.account?.currency ?? '') };
  const adSets = withRoom(wizard.draft.adSets, defaults, wizard.adds === 'ad_sets');
  return html`<p class="hint">Every audience becomes an ad set. Each picture and each text goes into all of them.</p>
${adSets.map((adSet, at) => adSetCard(wizard, adSet, at, adSets.length === 1))}
<div class="actions">${change('add:ad_sets', html`${icon('plus')}Another audience`)}</div>
${europe(wizard, adSets.some(isEuropean))}`;
};
