import { ask } from './wizard/ask.ts';

const everyMs = 3_000;

/** Asks whether a person has connected, as long as the page is visible; then shows the new state. */
const watch = (element: HTMLElement) => {
  const form = new URLSearchParams({ form_token: element.dataset['token'] ?? '' });
  const look = async () => {
    if (document.visibilityState === 'visible') {
      const answer = await ask<{ connected: boolean; mark: string }>(
        element.dataset['watch'] ?? '',
        form,
      );
      if (answer?.connected && answer.mark !== element.dataset['mark'])
        return location.assign(location.pathname);
    }
    setTimeout(() => void look(), everyMs);
  };
  setTimeout(() => void look(), everyMs);
};

const element = document.querySelector<HTMLElement>('[data-watch]');
if (element) watch(element);
