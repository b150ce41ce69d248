import { combine, createEvent, createStore, sample } from 'effector';

import { ERROR_CODE } from '@contracts/common';

import { $location, $routeMatch, type RouteMatch } from '@/shared/routing';

import { linkMutation, type LinkKind } from '../api/use-link';

/** The page is on the screen, or its button was pressed after a failure. */
export const linkFollowed = createEvent();

/** `invalid`: used up, too old, or none at all. `failed`: nobody answered. */
export type LinkState = 'waiting' | 'done' | 'invalid' | 'failed';

function kindOf(match: RouteMatch | null): LinkKind | null {
  switch (match?.meta.pageId) {
    case 'user-activate':
      return match.params['type'] === 'activatefast' ? 'activatefast' : 'activate';
    case 'user-accountverify':
      return 'accountverify';
    case 'user-stopnewsletter':
      return 'stopnewsletter';
    default:
      return null;
  }
}

export const $linkKind = $routeMatch.map(kindOf);
const $link = combine($linkKind, $location, (kind, { search }) => ({
  kind,
  token: new URLSearchParams(search).get('token') ?? '',
}));

export const $linkState = createStore<LinkState>('waiting')
  .on(linkMutation.finished.success, () => 'done')
  .on(linkMutation.finished.failure, (_, { error }) =>
    error.kind === 'server' && error.code === ERROR_CODE.wrongCode ? 'invalid' : 'failed',
  );

sample({
  clock: linkFollowed,
  source: $link,
  fn: ({ token }): LinkState => (token === '' ? 'invalid' : 'waiting'),
  target: $linkState,
});
sample({
  clock: linkFollowed,
  source: $link,
  filter: (link): link is { kind: LinkKind; token: string } => link.kind !== null && link.token !== '',
  target: linkMutation.start,
});
