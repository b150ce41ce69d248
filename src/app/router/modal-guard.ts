import { createEffect, sample } from 'effector';

import { $isAuth, targetSaved } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { loginOpened } from '@/features/access/log-in';
import { registrationOpened } from '@/features/access/register';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { $routeMatch, askedTarget, cancel, createGuard, modalsClosed, pass } from '@/shared/routing';

type Modal = 'login' | 'registration';
const isModal = (pageId: string | undefined): pageId is Modal => pageId === 'login' || pageId === 'registration';

const closeModalsFx = createEffect(() => undefined);
const openModalFx = createEffect((_: { modal: Modal; target: string | null }) => undefined);

sample({ clock: closeModalsFx, target: modalsClosed });
sample({ clock: openModalFx, filter: ({ modal }) => modal === 'login', target: loginOpened });
sample({
  clock: openModalFx,
  filter: ({ modal }) => modal === 'registration',
  target: registrationOpened,
});
sample({
  clock: openModalFx,
  filter: ({ target }) => target !== null,
  fn: ({ target }) => target ?? '/',
  target: targetSaved,
});

/**
 * A dialog belongs to the page under it, and closes with that page unless the next page keeps it. Login and
 * registration are dialogs over the page on the screen; where there is no page yet, they are pages. Spec: shell §4,
 * GUARD-11, decision D-34.
 */
export const modalGuard = createGuard({
  name: 'modal guard',
  source: { isAuth: $isAuth, config: $siteConfig, match: $routeMatch, isSearchBot: $isSearchBot },
  enter: (_, { meta, isFirst, signal }) => {
    if (!isFirst && !signal.aborted && meta.keepsModal !== true) void closeModalsFx();
  },
  stops: ({ pageId }) => isModal(pageId),
  check: async ({ isAuth, config, match, isSearchBot }, { meta: { pageId }, search, isFirst, signal }) => {
    const hasPlace = config?.authMode === 'modal' && !isAuth && !isSearchBot && !isModal(match?.meta.pageId);
    if (isFirst || signal.aborted || !hasPlace || !isModal(pageId)) return pass();
    await openModalFx({ modal: pageId, target: askedTarget(search) });
    return cancel('modal');
  },
});
