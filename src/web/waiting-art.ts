import { html } from '../kernel/text/html.ts';

/** Three ads under a lamp, all paused. */
export const waitingArt = html`<svg viewBox="0 0 480 330" aria-hidden="true">
<defs><clipPath id="pic"><rect width="100" height="100" rx="7"/></clipPath></defs>
<g transform="translate(30 96)">
<rect class="art-card" width="128" height="190" rx="14"/>
<circle class="art-bit" cx="20" cy="20" r="8"/><rect class="art-bit" x="34" y="16.5" width="53.76" height="7" rx="3.5"/>
<g transform="translate(12 36) scale(1.04)" clip-path="url(#pic)"><path class="art-sky" d="M0 0h100v100H0z"/>\
<circle class="art-sun" cx="28" cy="30" r="8"/><path class="art-far" d="m0 72 30-22 24 14 46-30v66H0z"/>\
<path class="art-near" d="m50 40 36 46H14z"/><path class="art-sky" d="m50 58 10 28H40z"/></g>
<rect class="art-bit" x="12" y="158" width="66.56" height="7" rx="3.5"/><rect class="art-bit" x="12" y="171" width="40.96" height="7" rx="3.5"/>
</g>
<g transform="translate(322 96)">
<rect class="art-card" width="128" height="190" rx="14"/>
<circle class="art-bit" cx="20" cy="20" r="8"/><rect class="art-bit" x="34" y="16.5" width="53.76" height="7" rx="3.5"/>
<g transform="translate(12 36) scale(1.04)" clip-path="url(#pic)"><path class="art-sky" d="M0 0h100v100H0z"/>\
<path class="art-far" d="M0 74h100v26H0z"/><path class="art-near" d="M28 46h44q0 36-22 36T28 46z"/>\
<path class="art-steam" d="M42 38q-5-8 0-16m16 16q-5-8 0-16"/></g>
<rect class="art-bit" x="12" y="158" width="66.56" height="7" rx="3.5"/><rect class="art-bit" x="12" y="171" width="40.96" height="7" rx="3.5"/>
</g>
<g transform="translate(156 50)">
<rect class="art-card" width="168" height="252" rx="14"/>
<circle class="art-bit" cx="26" cy="26" r="10.4"/><rect class="art-bit" x="44.2" y="21.45" width="70.56" height="9.1" rx="4.55"/>
<g transform="translate(15.6 46.8) scale(1.368)" clip-path="url(#pic)"><path class="art-sky" d="M0 0h100v100H0z"/>\
<circle class="art-sun" cx="70" cy="34" r="11"/><path class="art-far" d="m0 78 26-32 18 20 24-34 32 40v28H0z"/>\
<path class="art-near" d="M0 84q28-16 52-4t48-8v28H0z"/></g>
<rect class="art-bit" x="15.6" y="210.4" width="87.36" height="9.1" rx="4.55"/><rect class="art-bit" x="15.6" y="227.3" width="53.76" height="9.1" rx="4.55"/>
</g>
<g class="art-pause"><circle cx="292" cy="272" r="18"/><path d="M285.5 263.5h4.5v17h-4.5zm8.5 0h4.5v17H294z"/></g>
<g class="art-pause small"><circle cx="130" cy="262" r="13"/><path d="M125.5 256h3.5v12h-3.5zm5.5 0h3.5v12H131z"/>\
<circle cx="422" cy="262" r="13"/><path d="M417.500 256h3.5v12h-3.5zm5.5 0h3.5v12H423z"/></g>
<g class="art-lamp"><circle class="halo" cx="240" cy="20" r="16"/><circle cx="240" cy="20" r="8"/></g>
</svg>`;
