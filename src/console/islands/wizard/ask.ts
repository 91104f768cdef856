/** Asks the server while a person types; null if there is no answer. */
export const ask = async <T>(
  url: string,
  form: URLSearchParams,
  signal?: AbortSignal,
): Promise<T | null> => {
  try {
    const response = await fetch(url, { method: 'POST', body: form, signal: signal ?? null });
    // The answer comes from our own server, so its form is known.
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
};

/** Everything typed into a form. */
export const valuesOf = (form: HTMLFormElement) => {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values.append(name, value);
  return values;
};

/** Runs when there was no call for this time. */
export const whenRested = (run: () => void, ms = 500) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
};
