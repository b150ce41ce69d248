import type { OwnPage } from '@contracts/own-pages';
import { routePath } from '@contracts/plugin-routes';

import type { FoundRoute } from './finder';
import { rows } from './route-row';

/** The row of an app's page, as the host's own rows are, so that every guard knows what to do with it. */
export function ownRoute({ id, page, title, languages, layout = 'main', auth, robots }: OwnPage): FoundRoute {
  const path = routePath(page).slice(1);
  const row = rows()(path, null, {
    pageId: `app-${path.replaceAll('/', '-')}`,
    page: () => import('@/pages/own-page'),
    layout,
    ...(auth === 'player' ? { auth: true } : {}),
    ...(auth === 'visitor' ? { isForVisitors: true } : {}),
    ...(robots === 'noindex' || auth === 'visitor' ? { robots: 'noindex' } : {}),
    app: { id, title, languages },
  });
  return { page: row.page, meta: row.handle, params: {} };
}
