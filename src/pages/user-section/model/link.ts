import { combine, createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';

import { $location, $routeMatch, type RouteMatch } from '@/shared/routing';

import { type LinkKind, linkMutation } from '../api/use-link';

/** The page opened, or the player pressed its button after a failure. */
export const linkFollowed = createEvent();

/** `invalid`: the link was used, is too old, or is missing. `failed`: nobody answered. */
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
    error.kind === 'server' && error.code === errorCodes.wrongCode ? 'invalid' : 'failed',
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
