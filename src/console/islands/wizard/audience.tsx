import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, valuesOf, whenRested } from './ask.ts';
import { Search, type SearchOption, type SearchProps } from './search.tsx';

export type AudienceProps = SearchProps & { index: number; picked: string };

type AudienceSize = {
  lower: number;
  upper: number;
  problem?: string;
  european?: boolean;
  /** Problems, by the field they are about. */
  wrong?: { field: string; message: string }[];
};

const people = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

const ageAndPlaceFields = ['countries', 'age_min', 'age_max'];

/** The hint of a field; it is created if there is none. */
const hintOf = (input: HTMLElement) => {
  const id = `${input.id}-said`;
  const hint = document.getElementById(id);
  if (hint) return hint;
  const newHint = Object.assign(document.createElement('p'), { id, className: 'hint' });
  input.after(newHint);
  input.setAttribute('aria-describedby', id);
  return newHint;
};

/** Says under each field of an audience what is wrong with it, and takes it back once it is right. */
const markFields = (place: string, wrong: readonly { field: string; message: string }[]) => {
  for (const field of ageAndPlaceFields) {
    const input = document.getElementById(`f-${place}.${field}`);
    if (!input) continue;
    const message = wrong.find((one) => one.field === field)?.message;
    if (message === undefined && input.getAttribute('aria-invalid') !== 'true') continue;
    const hint = hintOf(input);
    hint.dataset['words'] ??= hint.className === 'hint' ? (hint.textContent ?? '') : '';
    hint.className = message === undefined ? 'hint' : 'error';
    hint.textContent = message === undefined ? hint.dataset['words'] : `It ${message}`;
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }
};

/** Searches interests and places, keeps what was picked, and says how many people it reaches. */
export const Audience = ({ index, picked, ...asking }: AudienceProps) => {
  const chosenOptions = useSignal<SearchOption[]>(JSON.parse(picked));
  const size = useSignal('');

  const measure = async () => {
    const form = document.querySelector<HTMLFormElement>('form[data-wizard]');
    if (!form) return;
    const values = valuesOf(form);
    values.set('index', String(index));
    const answer = await ask<AudienceSize>(`${asking.ask}/size`, values);
    const card = document.querySelector<HTMLElement>(`[data-audience="${index}"]`);
    if (card && answer) card.dataset['european'] = String(answer.european === true);
    const isNeeded = document.querySelector('[data-european=true]') !== null;
    document.querySelector('.europe')?.classList.toggle('needed', isNeeded);
    markFields(`ad_sets.${index}`, answer?.wrong ?? []);
    size.value = answer?.wrong
      ? ''
      : answer?.problem
        ? answer.problem
        : answer && answer.lower >= 0
          ? `Reaches about ${people.format(answer.lower)} to ${people.format(answer.upper)} people a month.`
          : 'Meta does not say how many people this reaches.';
  };

  useEffect(() => {
    const card = document.querySelector(`[data-audience="${index}"]`);
    const measureLater = whenRested(() => void measure(), 900);
    card?.addEventListener('input', measureLater);
    measureLater();
    return () => card?.removeEventListener('input', measureLater);
  }, [chosenOptions.value]);

  const add = (option: SearchOption) => {
    chosenOptions.value = [...chosenOptions.value, option];
  };
  const remove = (option: SearchOption) => {
    chosenOptions.value = chosenOptions.value.filter((one) => one !== option);
  };

  return (
    <div class="stack tight" id={`f-ad_sets.${index}.picked`} tabIndex={-1}>
      <input
        type="hidden"
        name={`ad_sets.${index}.picked`}
        value={JSON.stringify(chosenOptions.value)}
      />
      <Search
        id={`search-${index}`}
        label="Interests, behaviours and places (optional)"
        chosen={chosenOptions.value}
        add={add}
        {...asking}
      />
      {chosenOptions.value.length > 0 && (
        <ul class="chosen" aria-label="Chosen">
          {chosenOptions.value.map((option) => (
            <li key={option.list + option.id}>
              <span>{option.name}</span>
              <button type="button" class="btn plain small" onClick={() => remove(option)}>
                Remove<span class="unseen"> {option.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="hint" role="status">
        {size.value}
      </p>
    </div>
  );
};
