/** Where the answer takes seconds, a line beside the button says that it is being worked on. */
const showWork = (form: HTMLFormElement) => {
  const status = form.querySelector<HTMLElement>('[data-working]');
  if (!status) return;
  status.hidden = false;
  form.setAttribute('aria-busy', 'true');
};

/** Filters send themselves; a form is sent once; what went wrong is where the eyes go. */
export const sendingForms = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]'))
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) form.requestSubmit();
    });
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]'))
    form.addEventListener('submit', (event) => {
      if (form.dataset['sent']) event.preventDefault();
      form.dataset['sent'] = 'yes';
      showWork(form);
    });
  // Back brings the page as it was left: its forms can be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]'))
      delete form.dataset['sent'];
    for (const status of document.querySelectorAll<HTMLElement>('[data-working]'))
      status.hidden = true;
  });
  const wrong = document.querySelector<HTMLElement>('[aria-invalid=true], [data-focus]');
  wrong?.focus();
};
