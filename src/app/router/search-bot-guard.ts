import { $isAuth } from '@/entities/session';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { createGuard, fail, pass } from '@/shared/routing';

/** A page that needs a login does not exist for a crawler, which is never asked to log in. Spec: shell §4, GUARD-17. */
export const searchBotGuard = createGuard({
  name: 'search-bot',
  source: { isSearchBot: $isSearchBot, isAuth: $isAuth },
  stops: ({ auth }) => auth === true,
  check: ({ isSearchBot, isAuth }) => (isSearchBot && !isAuth ? fail(404) : pass()),
});
