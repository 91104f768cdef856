import type { Screen } from './screen.ts';
import { activityScreen } from './screens/activity.ts';
import { adPreviewScreen } from './screens/ad-preview.ts';
import { clientsScreen } from './screens/clients.ts';
import { connectionScreen } from './screens/connection.ts';
import { copyLabScreen } from './screens/copy-lab.ts';
import { deliveriesScreen } from './screens/deliveries.ts';
import { firstStepsScreen } from './screens/first-steps.ts';
import { guardrailsScreen } from './screens/guardrails.ts';
import { insightsScreen } from './screens/insights.ts';
import { keysScreen } from './screens/keys.ts';
import { launchFileScreen } from './screens/launch-file.ts';
import { newLaunchScreen } from './screens/launch-new.ts';
import { launchScreen } from './screens/launch-progress.ts';
import { launchesScreen } from './screens/launches.ts';
import { membersScreen } from './screens/members.ts';
import { usageScreen } from './screens/usage.ts';
import { clientWaitingScreen, waitingScreen } from './screens/waiting.ts';
import { webhooksScreen } from './screens/webhooks.ts';

/** Every screen, in the order of the navigation. A new one is one file and one line here. */
export const screens: readonly Screen[] = [
  clientsScreen,
  waitingScreen,
  clientWaitingScreen,
  adPreviewScreen,
  launchesScreen,
  newLaunchScreen,
  launchFileScreen,
  launchScreen,
  insightsScreen,
  copyLabScreen,
  activityScreen,
  firstStepsScreen,
  connectionScreen,
  membersScreen,
  guardrailsScreen,
  keysScreen,
  webhooksScreen,
  deliveriesScreen,
  usageScreen,
];
