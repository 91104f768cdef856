import { useSignal } from '@preact/signals';
import { ask, whenRested } from './ask.ts';

/** The address of the search, and the ad account. */
export type SearchProps = { ask: string; account: string; formToken: string };

/** An interest, a behaviour or a place, by its name. */
export type SearchOption = {
  id: string;
  name: string;
  list: string;
  about?: string;
  country?: string;
};

const listNames: Record<string, string> = {
  interests: 'Interest',
  behaviors: 'Behaviour',
  countries: 'Country',
  cities: 'City',
  regions: 'Region',
};

type SearchFieldProps = SearchProps & {
  id: string;
  label: string;
  chosen: readonly SearchOption[];
  add(option: SearchOption): void;
};

/** Searches interests and places, and hands on what is chosen. */
export const Search = ({
  id,
  label,
  chosen,
  add,
  ask: url,
  account,
  formToken,
}: SearchFieldProps) => {
  const results = useSignal<SearchOption[] | null>(null);

  const search = async (q: string) => {
    if (q.trim().length < 2) {
      results.value = null;
      return;
    }
    const form = new URLSearchParams({ q, account, form_token: formToken });
    const [what, where] = await Promise.all([
      ask<SearchOption[]>(`${url}/targeting`, form),
      ask<SearchOption[]>(`${url}/places`, form),
    ]);
    const isNew = (one: SearchOption) => !chosen.some((other) => other.id === one.id);
    results.value = [...(where ?? []).slice(0, 4), ...(what ?? [])].filter(isNew);
    // Where the bar at the bottom would cover it.
    requestAnimationFrame(() =>
      document.getElementById(`found-${id}`)?.scrollIntoView({ block: 'nearest' }),
    );
  };

  const choose = ({ about: _, ...option }: SearchOption) => {
    add(option);
    results.value = null;
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) {
      field.value = '';
      field.focus();
    }
  };

  const searchLater = whenRested(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) void search(field.value);
  }, 350);

  return (
    <>
      <div class="field search">
        <label for={id}>{label}</label>
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4" />
        </svg>
        <input
          id={id}
          type="search"
          autocomplete="off"
          placeholder="Such as hiking, or Berlin"
          onInput={searchLater}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {results.value && (
        <ul class="found" id={`found-${id}`} aria-label="Found">
          {results.value.length === 0 && <li class="soft">Nothing was found.</li>}
          {results.value.map((option) => (
            <li key={option.list + option.id}>
              <button type="button" class="btn quiet small" onClick={() => choose(option)}>
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
    </>
  );
};
