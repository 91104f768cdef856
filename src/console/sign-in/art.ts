import { html } from '../../kernel/html.ts';
import { waitingArt } from '../../web/waiting-art.ts';

/** Beside the form, on wide screens: what it is all about. */
export const art = html`<div class="door-art">
${waitingArt}
<p>Where ads wait before they go on.<small>Prepare, check and review. Nothing spends until someone starts it in Ads Manager.</small></p>
</div>`;
