import { type Html, html } from '../../kernel/text/html.ts';

export type DocsFiles = { reference: string; start: string; look: string };

/** The HTML around the reference, which its script draws. */
export const docsPage = ({ reference, start, look }: DocsFiles): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Greenroom</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${look}">
<script src="${reference}" defer></script>
<script src="${start}" defer></script>
</head>
<body>
<div id="reference"><p class="waiting" role="status">Loading the API reference …</p></div>
<noscript><p class="waiting">This page needs JavaScript. The same contract as a document: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p></noscript>
</body>
</html>`;

/**
 * Scripts are loaded from this service only. Styles may be inline: the reference writes style elements and
 * attributes whose text depends on the document, so no list of hashes can cover them.
 */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Runs in the browser: passes the document to the reference, with this service's address in the samples. */
export const docsStart = (document: string, origin: string) => `'use strict';
fetch(${JSON.stringify(document)})
  .then((response) => response.text())
  .then((text) => {
    const content = JSON.parse(text.replaceAll(${JSON.stringify(origin)}, location.origin));
    window.Scalar.createApiReference('#reference', {
      content,
      operationTitleSource: 'path',
      defaultOpenAllTags: true,
      hiddenClients: true,
      hideClientButton: true,
      showDeveloperTools: 'never',
      withDefaultFonts: false,
      telemetry: false,
      persistAuth: false,
      documentDownloadType: 'json',
      agent: { disabled: true },
      mcp: { disabled: true },
    });
    document.querySelector('.waiting')?.remove();
  })
  .catch((error) => {
    document.querySelector('.waiting').textContent = 'The API reference could not be loaded: ' + error.message;
  });
`;

/** These colours replace the reference's own. */
export const docsLook = `
:root { color-scheme: light dark; }
/* Its words for screen readers stand outside what they belong to, and would widen a phone's page. */
html, body { overflow-x: clip; }
body { margin: 0; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.waiting { padding: 2rem; }
.light-mode { --scalar-color-accent: #0b6b43; --scalar-background-accent: #e2f2e9; }
.dark-mode { --scalar-color-accent: #62d29d; --scalar-background-accent: #133324; }
:root { --scalar-font: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  --scalar-font-code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
`;
