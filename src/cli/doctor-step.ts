/** One step on the way to the real platform; `unseen` is for a person to look at. */
export type DoctorStep = { step: string; state: 'done' | 'missing' | 'unseen'; detail: string };
