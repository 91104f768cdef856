/** The public interface of the package: other code imports only this file. */
export type { SandboxControl } from './control/control.ts';
export type { Fixture, Recorder } from './control/recorder.ts';
export type { SavedSandbox } from './control/state.ts';
export { demo } from './seed/demo.ts';
export type { WorldInput } from './seed/world-file.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './server/create-sandbox.ts';
export { type RunningSandbox, type StartOptions, startSandbox } from './server/start-sandbox.ts';
