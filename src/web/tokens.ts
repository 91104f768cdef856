/** The colours, sizes and spaces of all pages, in light and dark. */
export const tokens = `
:root {
  color-scheme: light dark;

  /* Surfaces */
  --ground: #f4f6f3;        /* the page */
  --card: #ffffff;          /* what stands on it */
  --sunken: #edf1ed;        /* what is set into a card: link bars, code, quiet rows */
  --overlay: rgb(16 32 22 / .45);

  /* Words and lines */
  --ink: #16211a;
  --soft: #526058;          /* second voice; still AA on every surface */
  --line: #dbe2dc;          /* divides; carries no meaning */
  --edge: #75847a;          /* borders of controls, 3:1 on every surface */

  /* Green: the one action, and what is well */
  --green: #0b6b43;
  --green-strong: #07502f;
  --on-green: #ffffff;
  --green-soft: #e2f2e9;
  --green-line: #b3d9c4;

  /* Dusk: paused and waiting. Used for nothing else */
  --dusk: #3d4893;
  --dusk-soft: #e8ebf9;
  --dusk-line: #c3caec;

  /* Amber: look here, it can go on. Red: it cannot go on before someone acts */
  --amber: #7d5000;
  --amber-soft: #fdf1d8;
  --amber-line: #e8cb90;
  --red: #9c231a;
  --red-soft: #fbe6e3;
  --red-line: #eab8b1;

  /* Type: system fonts only; weights 400, 600, 700 (500 is missing on many systems) */
  --font: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --text-xs: .75rem;        /* 12: chart ticks, counters */
  --text-sm: .8125rem;      /* 13: chips, facts, hints */
  --text-md: .875rem;       /* 14: tables, navigation, feed text */
  --text-base: .9375rem;    /* 15: everything else */
  --text-lg: 1.0625rem;     /* 17: card titles */
  --text-xl: 1.25rem;       /* 20: section titles, key figures */
  --text-2xl: 1.625rem;     /* 26: the page title */
  --leading: 1.5;
  --leading-tight: 1.25;

  /* Space: steps of four */
  --space-1: .25rem;
  --space-2: .5rem;
  --space-3: .75rem;
  --space-4: 1rem;
  --space-5: 1.5rem;
  --space-6: 2rem;
  --space-7: 3rem;
  --gutter: clamp(1rem, 3.2vw, 2.5rem);

  /* Shape */
  --radius-s: 6px;
  --radius-m: 10px;
  --radius-l: 16px;
  --radius-pill: 999px;
  --shadow: 0 1px 2px rgb(16 32 22 / .05), 0 8px 24px -14px rgb(16 32 22 / .16);
  --shadow-raised: 0 2px 6px rgb(16 32 22 / .08), 0 18px 48px -12px rgb(16 32 22 / .28);

  /* Sizes */
  --control: 2.5rem;        /* height of a control under a mouse */
  --side: 15.5rem;          /* the sidebar */
  --page: 72rem;            /* widest content */
  --measure: 44rem;         /* longest line to read */
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1411;
    --card: #161e19;
    --sunken: #1f2922;
    --overlay: rgb(0 0 0 / .62);
    --ink: #e7eee9;
    --soft: #a5b3aa;
    --line: #2a362e;
    --edge: #74857b;
    --green: #62d29d;
    --green-strong: #8ae3b8;
    --on-green: #06251a;
    --green-soft: #133324;
    --green-line: #25573f;
    --dusk: #b6bff8;
    --dusk-soft: #222848;
    --dusk-line: #3d4575;
    --amber: #efc470;
    --amber-soft: #33290f;
    --amber-line: #5f4d1e;
    --red: #ff9f95;
    --red-soft: #3a1a17;
    --red-line: #70352f;
    --shadow: none;
    --shadow-raised: 0 0 0 1px #2a362e, 0 18px 48px -8px rgb(0 0 0 / .8);
  }
}

/* Fingers need more room than a mouse; 16 px in fields keeps phones from zooming. */
@media (pointer: coarse), (max-width: 59.99rem) {
  :root { --control: 2.75rem; }
}

@media (prefers-contrast: more) {
  :root { --line: var(--edge); --soft: var(--ink); }
}
`;

/** Removes comments and line breaks from a stylesheet. */
export const compactCss = (text: string) =>
  text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\n\s*/g, ' ');
