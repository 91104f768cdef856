import type { Screen } from './screen.ts';
import { activityScreen } from './screens/activity.ts';
import { clientsScreen } from './screens/clients.ts';
import { keysScreen } from './screens/keys.ts';
import { clientWaitingScreen, waitingScreen } from './screens/waiting.ts';

/** Every screen, in the order of the navigation. A new one is one file and one line here. */
export const screens: readonly Screen[] = [
  clientsScreen,
  waitingScreen,
  clientWaitingScreen,
  activityScreen,
  keysScreen,
];
