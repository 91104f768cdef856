/** Notes a fault: rule, place, text, what to do, and where in the text (all of it unless told). */
export type Complain = (
  rule: string,
  path: string,
  text: string,
  message: string,
  span?: [number, number],
) => void;
