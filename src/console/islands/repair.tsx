import { useSignal } from '@preact/signals';
import { mount } from './behaviour/mount.tsx';
import { Search, type SearchOption, type SearchProps } from './wizard/search.tsx';

type AdditionsProps = SearchProps & { name: string };

/** Adds to a refused audience what is chosen by its name; what is ticked off is gone again. */
const Additions = ({ name, ...asking }: AdditionsProps) => {
  const chosen = useSignal<SearchOption[]>([]);
  return (
    <div class="stack tight">
      <Search
        id={`search-${name}`}
        label="Add a place, an interest or a behaviour"
        chosen={chosen.value}
        add={(option) => {
          chosen.value = [...chosen.value, option];
        }}
        {...asking}
      />
      {chosen.value.map((option) => (
        <label class="check" key={option.list + option.id}>
          <input
            type="checkbox"
            name={name}
            value={JSON.stringify(option)}
            checked
            onChange={() => {
              chosen.value = chosen.value.filter((one) => one !== option);
            }}
          />
          {option.name}
        </label>
      ))}
    </div>
  );
};

const begin = () => mount('additions', Additions);

begin();
// The page draws parts of itself anew.
document.addEventListener('drawn', begin);
