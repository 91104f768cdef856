import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, valuesOf, whenRested } from './ask.ts';
import { markFields } from './mark-fields.ts';

export type AudienceProps = {
  index: number;
  picked: string;
  ask: string;
  account: string;
  formToken: string;
};

type Size = {
  lower: number;
  upper: number;
  problem?: string;
  european?: boolean;
  /** What is wrong, by the field it is wrong in. */
  wrong?: { field: string; message: string }[];
};

type Option = { id: string; name: string; list: string; about?: string; country?: string };

const listNames: Record<string, string> = {
  interests: 'Interest',
  behaviors: 'Behaviour',
  countries: 'Country',
  cities: 'City',
  regions: 'Region',
};

const people = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Searches interests and places, keeps what was picked, and says how many people it reaches. */
export const Audience = ({ index, picked, ask: url, account, formToken }: AudienceProps) => {
  const chosen = useSignal<Option[]>(JSON.parse(picked));
  const found = useSignal<Option[] | null>(null);
  const size = useSignal('');
  const id = `search-${index}`;

  const search = async (q: string) => {
    if (q.trim().length < 2) {
      found.value = null;
      return;
    }
    const form = new URLSearchParams({ q, account, form_token: formToken });
    const [what, where] = await Promise.all([
      ask<Option[]>(`${url}/targeting`, form),
      ask<Option[]>(`${url}/places`, form),
    ]);
    const isNew = (one: Option) => !chosen.value.some((other) => other.id === one.id);
    found.value = [...(where ?? []).slice(0, 4), ...(what ?? [])].filter(isNew);
    // Where the bar at the bottom would cover it.
    requestAnimationFrame(() =>
      document.getElementById(`found-${index}`)?.scrollIntoView({ block: 'nearest' }),
    );
  };

  const measure = async () => {
    const form = document.querySelector<HTMLFormElement>('form[data-wizard]');
    if (!form) return;
    const values = valuesOf(form);
    values.set('index', String(index));
    const answer = await ask<Size>(`${url}/size`, values);
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
    const rested = whenRested(() => void measure(), 900);
    card?.addEventListener('input', rested);
    rested();
    return () => card?.removeEventListener('input', rested);
  }, [chosen.value]);

  const add = (option: Option) => {
    const { about: _, ...kept } = option;
    chosen.value = [...chosen.value, kept];
    found.value = null;
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) {
      field.value = '';
      field.focus();
    }
  };
  const remove = (option: Option) => {
    chosen.value = chosen.value.filter((one) => one !== option);
  };

  const rested = whenRested(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) void search(field.value);
  }, 350);

  return (
    <div class="stack tight">
      <input type="hidden" name={`ad_sets.${index}.picked`} value={JSON.stringify(chosen.value)} />
      <div class="field search">
        <label for={id}>Interests, behaviours and places (optional)</label>
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4" />
        </svg>
        <input
          id={id}
          type="search"
          autocomplete="off"
          placeholder="Such as hiking, or Berlin"
          onInput={rested}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {found.value && (
        <ul class="found" id={`found-${index}`} aria-label="Found">
          {found.value.length === 0 && <li class="soft">Nothing was found.</li>}
          {found.value.map((option) => (
            <li key={option.list + option.id}>
              <button type="button" class="btn quiet small" onClick={() => add(option)}>
                {option.name}
              </button>
              <small class="soft">
                {listNames[option.list] ?? option.list.replaceAll('_', ' ')}
                {option.about ? ` · ${option.about}` : ''}
              </small>
            </li>
          ))}
        </ul>
      )}
      {chosen.value.length > 0 && (
        <ul class="chosen" aria-label="Chosen">
          {chosen.value.map((option) => (
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
