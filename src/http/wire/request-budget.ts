/** The place of one request among all that are under way. */
export type RequestBudget = {
  /** Takes memory for more bytes of the body, or throws. All of it is given back when the answer is out. */
  reserveBytes(bytes: number): void;
  /** Says that the session which the request showed is nobody's; throws where strangers have no place left. */
  countAsStranger(): void;
};
