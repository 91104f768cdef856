import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Just enough of the browser's own types for what runs in the page below. */
type Style = { color: string; backgroundColor: string; fontSize: string; fontWeight: string };
type Element = {
  tagName: string;
  outerHTML: string;
  textContent: string | null;
  parentElement: Element | null;
  childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
  labels?: { length: number } | null;
  getAttribute(name: string): string | null;
  getClientRects(): { length: number };
  getBoundingClientRect(): { height: number };
};
declare const document: {
  title: string;
  documentElement: { lang: string };
  querySelectorAll(selector: string): Iterable<Element>;
};
declare const getComputedStyle: (element: Element) => Style;

/** What can be checked by machine: language, outline, landmarks, names, contrast, size of targets. */
export const expectAccessible = async (page: Page) => {
  const findings = await page.evaluate(inspect);
  expect(findings, page.url()).toEqual({
    lang: 'en',
    titled: true,
    headings: 1,
    mains: 1,
    skippedLevels: [],
    unnamed: [],
    faint: [],
    small: [],
  });
};

/** Runs in the page, so it may use nothing from outside itself. */
const inspect = () => {
  type Colour = [number, number, number, number];
  const parse = (text: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, a];
  };
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const backgroundOf = (start: Element): Colour => {
    for (let at: Element | null = start; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour[3] === 1) return colour;
    }
    return [255, 255, 255, 1];
  };
  const contrast = (element: Element) => {
    const ink = luminance(parse(getComputedStyle(element).color));
    const ground = luminance(backgroundOf(element));
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const excerptOf = (element: Element) => element.outerHTML.slice(0, 80);

  const texts = all('body *').filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const isBig = (element: Element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  };
  const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)));
  const fields = all('input:not([type=hidden]), textarea, select');
  return {
    lang: document.documentElement.lang,
    titled: document.title.trim().length > 3,
    headings: all('h1').length,
    mains: all('main').length,
    skippedLevels: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    unnamed: [
      ...fields.filter((field) => !field.labels?.length && !field.getAttribute('aria-label')),
      ...all('button, a, summary').filter((element) => !element.textContent?.trim()),
      ...all('nav').filter((element) => !element.getAttribute('aria-label')),
    ].map(excerptOf),
    faint: texts.filter((element) => contrast(element) < (isBig(element) ? 3 : 4.5)).map(excerptOf),
    // 24 px is what WCAG 2.2 asks of a target.
    small: all('button, summary')
      .filter((element) => element.getBoundingClientRect().height < 24)
      .map(excerptOf),
  };
};
