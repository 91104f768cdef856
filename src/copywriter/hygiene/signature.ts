const marks = /\p{M}/gu;

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** "@lingelagune", "www.hemlinehospital.example", "https://sillage.example/atelier" */
const address =
  /@(?<handle>[\w.]{3,})|(?:https?:\/\/|www\.|(?<=[\s(]))(?:www\.)?(?<host>[a-z\d][\w-]*)(?:\.[\w-]+)*\.[a-z]{2,}/giu;

/** What the handles and addresses of a line are called: whose they are, the line is about. */
export const signaturesOf = (line: string): string[] =>
  [...line.matchAll(address)]
    .map(({ groups }) => groups?.['handle'] ?? groups?.['host'] ?? '')
    // "@pampaforte.churrasqueiras" is Pampa Forte.
    .flatMap((name) => [name, name.split(/[._]/u)[0] ?? ''])
    .map(lettersOf)
    .filter((letters) => letters.length >= fewest);

const fewest = 5;

const sharedStart = (one: string, other: string) => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

/** Whether a handle or an address is called by these words: "Slievenamon Tank Services", @slievenamontanks. */
export const isSigned = (words: string, signatures: readonly string[]) => {
  const letters = lettersOf(words);
  return (
    letters.length >= fewest &&
    signatures.some(
      (each) =>
        // "RISCO A4", @riscoa4covilha; a single word has to be more of it.
        (each.startsWith(letters) &&
          letters.length >= each.length * (/\s/u.test(words) ? 0.5 : 0.55)) ||
        letters.endsWith(each) ||
        sharedStart(letters, each) >= each.length * 0.7,
    )
  );
};
