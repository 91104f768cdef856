/** What was just done is said, then goes away by itself. */
export const leavingToasts = () => {
  for (const toast of document.querySelectorAll('[data-toast]'))
    setTimeout(() => toast.remove(), 8_000);
};
