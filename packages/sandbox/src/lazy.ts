/** A second way in, for programs that start a sandbox which may never be asked: it loads next to nothing. */
export { demoApp } from './seed/demo-app.ts';
export { listenLate } from './server/listen-late.ts';
