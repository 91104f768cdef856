/** A place for files: what is dropped on it or chosen in it is handed over. */
export const takeFiles = (
  place: HTMLElement,
  input: HTMLInputElement | null,
  take: (files: File[]) => void,
) => {
  input?.addEventListener('change', () => {
    take([...(input.files ?? [])]);
    input.value = '';
  });
  place.addEventListener('dragover', (event) => {
    event.preventDefault();
    place.classList.add('over');
  });
  place.addEventListener('dragleave', () => place.classList.remove('over'));
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    place.classList.remove('over');
    take([...(event.dataTransfer?.files ?? [])]);
  });
};
