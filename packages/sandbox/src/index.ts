/** The package's public face: whoever uses the sandbox imports this file and no other. */
export type { SandboxControl } from './control/control.ts';
export { demo } from './seed/demo.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './server/create-sandbox.ts';
