/** Whether Meta would refuse it, or whether somebody should know it before it is sent. */
export type Level = 'refuse' | 'warn';

/** What a rule found: a field of the object, and why. */
export type Finding = { field: string; level: Level; message: string };

export const refuse = (field: string, message: string): Finding => ({
  field,
  level: 'refuse',
  message,
});

export const warn = (field: string, message: string): Finding => ({
  field,
  level: 'warn',
  message,
});
