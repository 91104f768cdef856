import { type Html, html } from '../../kernel/text/html.ts';

/** A value and the words that people read for it. */
export type Choice = readonly [value: string, label: string];

/** What a form says of one of its fields. The rest are attributes. */
export type FieldWords = {
  name: string;
  label: Html | string;
  hint?: Html | string | undefined;
  value?: string | undefined;
  required?: boolean;
  maxlength?: number;
  autocomplete?: string;
  inputmode?: 'decimal' | 'url';
  placeholder?: string;
  /** Other attributes, each written by us. */
  more?: Html | undefined;
  /** On a phone it is out of sight until `moreFilters` shows it. */
  isFolded?: boolean;
};

/** The id of the field, and its problem. Typed text replaces its value. */
type FieldState = { id: string; problem?: string | undefined; value?: string | undefined };

type Field = FieldWords & FieldState;

const hasNote = ({ hint, problem }: Field) => Boolean(hint) || problem !== undefined;

/** The problem, or else the hint: a screen reader reads it with the field. */
const noteOf = (field: Field): Html | string => {
  const { id, hint, problem } = field;
  if (!hasNote(field)) return '';
  return html`<p class="${problem === undefined ? 'hint' : 'error'}" id="${id}-said">${problem ?? hint}</p>`;
};

const attributeNames = ['maxlength', 'autocomplete', 'inputmode', 'placeholder'] as const;

const attributesOf = (field: Field): Html => {
  const { id, name, problem, required, more } = field;
  return html` id="${id}" name="${name}"${hasNote(field) ? html` aria-describedby="${id}-said"` : ''}${
    problem === undefined ? '' : html` aria-invalid="true"`
  }${required ? html` required` : ''}${attributeNames.map((attribute) => {
    const value = field[attribute];
    // The names are a constant of this file.
    return value === undefined ? '' : html` ${attribute}="${value}"`;
  })}${more}`;
};

const labelled = (field: Field, control: Html): Html =>
  html`<div class="field${field.isFolded ? ' more' : ''}"><label for="${field.id}">${field.label}</label>
${control}${noteOf(field)}</div>`;

export const options = (choices: readonly Choice[], chosenValue: string | undefined): Html[] =>
  choices.map(
    ([value, words]) =>
      html`<option value="${value}"${value === chosenValue ? html` selected` : ''}>${words}</option>`,
  );

export const checkBox = (name: string, value: string, isChecked: boolean, words: Html | string) =>
  html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${
    isChecked ? html` checked` : ''
  }><span>${words}</span></label>`;

/** A label, a field, and what is to be said of it, in every form of the console. */
export const createFields = <F extends FieldWords>(stateOf: (field: F) => FieldState) => ({
  input(words: F, type = 'text'): Html {
    const field = { ...words, ...stateOf(words) };
    return labelled(
      field,
      html`<input type="${type}" value="${field.value ?? ''}"${attributesOf(field)}>`,
    );
  },
  area(words: F, rows = 3): Html {
    const field = { ...words, ...stateOf(words) };
    return labelled(
      field,
      html`<textarea rows="${rows}"${attributesOf(field)}>${field.value}</textarea>`,
    );
  },
  select(words: F, choices: readonly Choice[]): Html {
    const field = { ...words, ...stateOf(words) };
    return labelled(
      field,
      html`<select${attributesOf(field)}>${options(choices, field.value ?? '')}</select>`,
    );
  },
  /** Boxes to tick, any number of them. */
  boxes(words: F, boxes: readonly Html[]): Html {
    const field = { ...words, ...stateOf(words) };
    return html`<fieldset class="field"${
      hasNote(field) ? html` aria-describedby="${field.id}-said"` : ''
    }><legend>${field.label}</legend>
<div class="check-list">${boxes}</div>${noteOf(field)}</fieldset>`;
  },
});

/** Fields of a page that shows what its address asks for: nothing in them is wrong. */
export const filterFields = (prefix: string) =>
  createFields(({ name }) => ({ id: `${prefix}-${name}` }));

/** On a phone only the first filters are in sight, and this shows the folded ones; it works without a script. */
export const moreFilters = (isOpen: boolean): Html =>
  html`<label class="more-filters"><input type="checkbox" autocomplete="off"${isOpen ? html` checked` : ''}>More filters</label>`;
