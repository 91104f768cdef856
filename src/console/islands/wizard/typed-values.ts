type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every field's value, each by its name; a box by its name and value. */
export type FieldValues = ReadonlyMap<string, string>;

const isBox = (field: FormControl): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isField = (element: Element): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isPicked = ({ name }: FormControl) => /^ad_sets\.\d+\.picked$/.test(name);

/** Hidden fields are the server's, except for what was picked in a search. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isField)
    .filter((field) => field.name !== '' && (field.type !== 'hidden' || isPicked(field)));

const keyOf = (field: FormControl) => (isBox(field) ? `${field.name}=${field.value}` : field.name);

const textOf = (field: FormControl) => (isBox(field) ? String(field.checked) : field.value);

export const fieldValuesOf = (form: HTMLFormElement): FieldValues =>
  new Map(fieldsOf(form).map((field) => [keyOf(field), textOf(field)]));

/** A form may have changed since it was sent: the answer to the older one must not take the changes away. */
export const typedSince = (form: HTMLFormElement, before: FieldValues): FieldValues =>
  new Map([...fieldValuesOf(form)].filter(([key, value]) => (before.get(key) ?? value) !== value));

/** After `drop:copies.1`, the third text becomes the second, and the values of the removed one are dropped. */
export const withoutDroppedRow = (typedValues: FieldValues, wish: string): FieldValues => {
  const [, list, at] = /^drop:(\w+)\.(\d+)$/.exec(wish) ?? [];
  if (list === undefined) return typedValues;
  return new Map(
    [...typedValues].flatMap(([key, value]): [string, string][] => {
      const [, name, number, rest = ''] = /^(\w+)\.(\d+)(\..*)$/s.exec(key) ?? [];
      if (name !== list || Number(number) < Number(at)) return [[key, value]];
      return number === at ? [] : [[`${list}.${Number(number) - 1}${rest}`, value]];
    }),
  );
};

/** Puts it into the new form, before its scripts begin. */
export const putBack = (form: HTMLFormElement, typedValues: FieldValues) => {
  for (const field of fieldsOf(form)) {
    const value = typedValues.get(keyOf(field));
    if (value === undefined) continue;
    if (isBox(field)) field.checked = value === 'true';
    else field.value = value;
    const island = isPicked(field) ? field.closest<HTMLElement>('[data-props]') : null;
    if (!island) continue;
    const props: unknown = JSON.parse(island.dataset['props'] ?? '{}');
    island.dataset['props'] = JSON.stringify({ ...Object(props), picked: value });
  }
};

/** Half a date is in no value: a field that holds one is left alone until it is whole, or left. */
const isHalfTyped = () => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.validity.badInput;
};

let lastKey = 0;
document.addEventListener('keydown', () => {
  lastKey = performance.now();
});

const restMs = 300;

/** Waits until the person is not in the middle of a word. */
export const typingRests = async () => {
  while (isHalfTyped() || performance.now() - lastKey < restMs)
    await new Promise((resolve) => setTimeout(resolve, restMs / 3));
};

/** Returns a function that puts the cursor back into the field of the same name; null if no field has it. */
export const keepCursor = (): (() => void) | null => {
  const field = document.activeElement;
  if (!field || !isField(field) || field.id === '') return null;
  const { id } = field;
  const [from, to] = field instanceof HTMLSelectElement ? [null, null] : selectionOf(field);
  return () => {
    const now = document.getElementById(id);
    if (!now || now.closest('[hidden]')) return;
    now.focus();
    if (from !== null && (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement))
      now.setSelectionRange(from, to);
  };
};

/** Fields for dates and numbers have none. */
const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) =>
  [selectionStart, selectionEnd] as const;
