import { combine } from 'effector';

import { $isAuth } from '@/entities/session';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { createGuard, fail, pass } from '@/shared/routing';

/** What needs a login is not there for a crawler; it is never asked to log in. Spec: shell §4, GUARD-17. */
export const searchBotGuard = createGuard({
  name: 'search-bot',
  source: combine({ isSearchBot: $isSearchBot, isAuth: $isAuth }),
  check: ({ isSearchBot, isAuth }, { meta }) => (isSearchBot && !isAuth && meta.auth === true ? fail(404) : pass()),
});
