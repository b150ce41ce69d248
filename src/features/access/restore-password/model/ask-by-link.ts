import { combine, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { $isAppReady, appReady } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { $location, $routeMatch, navigated } from '@/shared/routing';

import { forgotPasswordOpened } from './dialog';

const parameter = 'showForgotPasswordModal';

const $isAsked = combine($location, $routeMatch, ({ search }, match) => {
  return match?.meta.pageId === 'home' && new URLSearchParams(search).has(parameter);
});

// A mail or another site leads visitors here who forgot their password. Spec: shell §2, QUERY-01.
sample({
  clock: [appReady, navigated],
  source: { isReady: $isAppReady, isAsked: $isAsked, isAuth: $isAuth, isSearchBot: $isSearchBot },
  filter: ({ isReady, isAsked, isAuth, isSearchBot }) => isReady && isAsked && !isAuth && !isSearchBot,
  target: forgotPasswordOpened,
});
