import { writeFileSync } from 'node:fs';
import { iso } from '../basics/clock.ts';
import type { LoggedCall } from '../faults/call-log.ts';
import { type SeenCall, seenCall } from '../faults/seen-call.ts';
import type { State } from './state.ts';

/** One call of a fixture: what was asked, and what came back. */
type RecordedCall = Pick<SeenCall, 'method' | 'path' | 'params' | 'status' | 'fault'> & {
  /** JSON where the answer was JSON, else its text. */
  answer: unknown;
};

export type Fixture = { recorded_at: string; calls: RecordedCall[] };

export type Recorder = {
  /** What was done since the recorder was started; it goes on. */
  fixture(): Fixture;
  /** Ends the recording and returns it; with a name it is written to that file. */
  stop(file?: string): Fixture;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const recordedCall = ({ method, path, params, status, fault, answer }: SeenCall): RecordedCall => ({
  method,
  path,
  params,
  status,
  fault,
  answer: parsed(answer),
});

/** Writes down every call from now on, without tokens and secrets. */
export const startRecorder = (state: State): Recorder => {
  const calls: RecordedCall[] = [];
  const recorded_at = iso(state.clock.now());
  const { listeners } = state.log;
  const listen = (logged: LoggedCall) => void calls.push(recordedCall(seenCall(logged)));
  listeners.add(listen);
  const fixture = () => ({ recorded_at, calls: [...calls] });
  return {
    fixture,
    stop: (file) => {
      listeners.delete(listen);
      const whole = fixture();
      if (file !== undefined) writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
      return whole;
    },
  };
};
