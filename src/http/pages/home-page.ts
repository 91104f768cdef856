import { html } from '../../kernel/text/html.ts';
import { waitingArt } from '../../web/waiting-art.ts';
import { layout, type Page } from './layout.ts';

type Home = { baseUrl: string; sandboxOrigin: string | null; version: string };

/** The page that a person sees who opens the service's address in a browser. */
export const homePage = ({ baseUrl, sandboxOrigin, version }: Home): Page =>
  layout(
    'Start',
    html`<div class="home">
<div>
<h1>Ads wait here, paused</h1>
<p class="lead">Greenroom prepares ads on Meta for agencies, their programs and their agents. Everything it creates is paused: nothing is spent until a person switches it on in Meta Ads Manager.</p>
<p class="actions"><a class="btn" href="/console">Open the console</a>\
<a class="btn quiet" href="/docs/guide">Read the guide</a>\
${sandboxOrigin ? html`<a class="btn quiet" href="${sandboxOrigin}/">Look into the sandbox</a>` : ''}</p>
</div>
<div class="art">${waitingArt}</div>
</div>
<ul class="doors">
<li class="card"><h2><a href="/console">Console</a></h2><p>For people: clients, launches, reviews and numbers in the browser. The start printed a sign-in link.</p></li>
<li class="card"><h2><a href="/docs/guide">Guide</a></h2><p>By task: connect a client, launch, review, report, and run the service. With a search.</p></li>
<li class="card"><h2><a href="/docs">API reference</a></h2><p>Every operation, its fields and its errors, to read and to try with your key.</p></li>
<li class="card"><h2><a href="/api/v1/openapi.json">OpenAPI document</a></h2><p>The same contract for programs, version 3.1. Generate a client from it.</p></li>
<li class="card"><h2><a href="/llms.txt">For agents</a></h2><p>What this service does, how to authenticate, the recommended flow and the safety rules, as plain text.</p></li>
${
  sandboxOrigin
    ? html`<li class="card"><h2><a href="${sandboxOrigin}/">Sandbox platform</a></h2>\
<p>Plays Meta on this machine and shows what was sent to it. No ad leaves this installation.</p></li>`
    : ''
}
</ul>
<section class="card">
<h2>Your first call</h2>
<p class="soft">The operator of this installation gives you an API key.</p>
<pre><code>curl -H "Authorization: Bearer $GREENROOM_KEY" \\
${baseUrl}/api/v1/account</code></pre>
</section>
<p class="foot">Greenroom ${version}</p>`,
    { wide: true },
  );
