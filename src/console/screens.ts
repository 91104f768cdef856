import type { Screen } from './screen.ts';
import { activityScreen } from './screens/activity.ts';
import { clientsScreen } from './screens/clients.ts';
import { deliveriesScreen } from './screens/deliveries.ts';
import { firstStepsScreen } from './screens/first-steps.ts';
import { keysScreen } from './screens/keys.ts';
import { membersScreen } from './screens/members.ts';
import { usageScreen } from './screens/usage.ts';
import { clientWaitingScreen, waitingScreen } from './screens/waiting.ts';
import { webhooksScreen } from './screens/webhooks.ts';

/** Every screen, in the order of the navigation. A new one is one file and one line here. */
export const screens: readonly Screen[] = [
  clientsScreen,
  waitingScreen,
  clientWaitingScreen,
  activityScreen,
  firstStepsScreen,
  membersScreen,
  keysScreen,
  webhooksScreen,
  deliveriesScreen,
  usageScreen,
];
