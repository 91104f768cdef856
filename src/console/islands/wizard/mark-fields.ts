const ageAndPlaceFields = ['countries', 'age_min', 'age_max'];

/** The line under a field; one is made where it has none. */
const lineOf = (input: HTMLElement) => {
  const id = `${input.id}-said`;
  const known = document.getElementById(id);
  if (known) return known;
  const made = Object.assign(document.createElement('p'), { id, className: 'hint' });
  input.after(made);
  input.setAttribute('aria-describedby', id);
  return made;
};

/** Says under each field of an audience what is wrong with it, and takes it back once it is right. */
export const markFields = (place: string, wrong: readonly { field: string; message: string }[]) => {
  for (const field of ageAndPlaceFields) {
    const input = document.getElementById(`f-${place}.${field}`);
    if (!input) continue;
    const message = wrong.find((one) => one.field === field)?.message;
    if (message === undefined && input.getAttribute('aria-invalid') !== 'true') continue;
    const line = lineOf(input);
    line.dataset['words'] ??= line.className === 'hint' ? (line.textContent ?? '') : '';
    line.className = message === undefined ? 'hint' : 'error';
    line.textContent = message === undefined ? line.dataset['words'] : `It ${message}`;
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }
};
