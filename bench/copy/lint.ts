/** Lints of the Harper checker, spelling and regional taste left out; heavy, so loaded once and only on demand. */
export type Lint = (text: string) => Promise<string[]>;

const regional = /spell|regional|dialect|have a (?:look|read|browse)|oxford|dash|ellips|quote/i;

export const harper = async (): Promise<Lint> => {
  const { LocalLinter, binary } = await import('harper.js').then(async (module) => ({
    LocalLinter: module.LocalLinter,
    binary: (await import('harper.js/binary')).binary,
  }));
  const linter = new LocalLinter({ binary });
  await linter.setup();
  return async (text) => {
    const lints = await linter.lint(text);
    return lints
      .map((lint) => `${lint.lint_kind()}: ${lint.message()} [${lint.get_problem_text()}]`)
      .filter((message) => !regional.test(message));
  };
};
