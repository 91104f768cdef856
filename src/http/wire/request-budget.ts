/** The share of one request in what all requests may use. */
export type RequestBudget = {
  /** Takes memory for more bytes of the body, or throws. All of it is given back after the answer was sent. */
  reserveBytes(bytes: number): void;
  /** Called if the session of a request is not valid. Throws if the limit for strangers is reached. */
  countAsStranger(): void;
};
