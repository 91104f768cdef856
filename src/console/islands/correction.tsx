import { useSignal } from '@preact/signals';
import { mount } from './behaviour/mount.tsx';
import { Search, type SearchOption, type SearchProps } from './wizard/search.tsx';

type AdditionsProps = SearchProps & { name: string };

/** Adds options by name to a refused audience; options that are unticked are removed again. */
const Additions = ({ name, ...asking }: AdditionsProps) => {
  const chosenOptions = useSignal<SearchOption[]>([]);
  return (
    <div class="stack tight">
      <Search
        id={`search-${name}`}
        label="Add a place, an interest or a behaviour"
        chosen={chosenOptions.value}
        add={(option) => {
          chosenOptions.value = [...chosenOptions.value, option];
        }}
        {...asking}
      />
      {chosenOptions.value.map((option) => (
        <label class="check" key={option.list + option.id}>
          <input
            type="checkbox"
            name={name}
            value={JSON.stringify(option)}
            checked
            onChange={() => {
              chosenOptions.value = chosenOptions.value.filter((one) => one !== option);
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
