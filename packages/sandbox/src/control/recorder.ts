import { writeFileSync } from 'node:fs';
import { iso } from '../basics/clock.ts';
import type { LoggedCall } from '../faults/call-log.ts';
import { type SeenCall, seenCall } from '../faults/seen-call.ts';
import type { State } from './state.ts';

/** One call of a fixture: the request and its answer. */
type RecordedCall = Pick<SeenCall, 'method' | 'path' | 'params' | 'status' | 'fault'> & {
  /** The parsed answer if it is JSON, otherwise its text. */
  answer: unknown;
};

export type Fixture = { recorded_at: string; calls: RecordedCall[] };

export type Recorder = {
  /** The calls since the recorder was started; recording goes on. */
  fixture(): Fixture;
  /** Ends the recording and returns it; if a name is given, also writes it to that file. */
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

/** Records every call from now on, without tokens and secrets. */
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
