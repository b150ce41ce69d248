import { sample } from 'effector';

import { type Happened, happened, tracked } from '@/features/collect-events';
import { classifyThisDevice } from '@/shared/lib/user-agent';
import { $routeMatch } from '@/shared/routing';

import { pageCame, pageSeen } from './pages';

/** Office pages with a number of their own, by the name of the page. Decision D-88. */
const office: Readonly<Record<string, () => Happened>> = {
  'office-support': () => happened('officeSupport', {}),
  'office-settings': () => happened('officeSettings', {}),
  'office-security': () => happened('officeSecurity', {}),
  'office-account': () => happened('officeAccount', {}),
  'office-historypay': () => happened('officePaymentHistory', {}),
  'office-casino-vipcashback': () => happened('officeVipCashback', {}),
  // The specification names the deposit call. Spec: shell §9.
  'office-recharge': () => happened('depositCall', { place: 'office' }),
};
const downloadPages = new Set(['mobile', 'desktop']);

// The players of a self-test stay unknown. Row LIM-73.
sample({
  clock: pageSeen,
  filter: ({ route }) => route !== 'office-responsible-test',
  fn: ({ route, section }) => happened('pageView', { route, section }),
  target: tracked,
});
sample({
  clock: pageCame,
  filter: ({ match, failure }) => (failure?.status ?? match.meta.status) === 404,
  fn: ({ match: { meta } }) => happened('notFound', { route: meta.pageId, section: meta.section }),
  target: tracked,
});

const officeShown = sample({ clock: pageSeen, fn: ({ route }) => office[route]?.() });
sample({ clock: officeShown.filterMap((event) => event), target: tracked });

sample({
  clock: pageSeen,
  filter: ({ route }) => downloadPages.has(route),
  fn: () => happened('downloadShown', { system: classifyThisDevice().os.name }),
  target: tracked,
});

// The address of the results holds their filter.
sample({
  clock: pageSeen,
  source: $routeMatch,
  filter: (match, { route }) => route === 'results' && match?.params['resultsOf'] !== undefined,
  fn: (match) => happened('resultsFilter', { filter: match?.params['resultsOf'] ?? '' }),
  target: tracked,
});
