/** A second entry point, for programs that start a sandbox which may never be called: it loads almost nothing. */
export { demoApp } from './seed/demo-app.ts';
export { listenLate } from './server/listen-late.ts';
