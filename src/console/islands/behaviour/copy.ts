const copied = async (button: HTMLElement) => {
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  const words = button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = words;
  }, 2_000);
};

/** A button with data-copy puts that text into the clipboard; without script it stays hidden. */
export const copyButtons = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copied(button));
  }
};
