import { combine, createEffect, sample } from 'effector';

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

sample({ clock: [closeModalsFx, openModalFx], fn: () => undefined, target: modalsClosed });
sample({ clock: openModalFx, filter: ({ modal }) => modal === 'login', fn: () => undefined, target: loginOpened });
sample({
  clock: openModalFx,
  filter: ({ modal }) => modal === 'registration',
  fn: () => undefined,
  target: registrationOpened,
});
sample({
  clock: openModalFx,
  filter: ({ target }) => target !== null,
  fn: ({ target }) => target ?? '/',
  target: targetSaved,
});

/**
 * Dialogs belong to the page that they lie over, unless the next one keeps them. The login and the registration are dialogs over the page that is
 * there, and pages of their own where there is none. Spec: shell §4, GUARD-11, decision D-34.
 */
export const modalGuard = createGuard({
  name: 'modal guard',
  source: combine({ isAuth: $isAuth, config: $siteConfig, match: $routeMatch, isSearchBot: $isSearchBot }),
  check: async ({ isAuth, config, match, isSearchBot }, { meta, search, isFirst, signal }) => {
    if (isFirst || signal.aborted) return pass();
    const { pageId } = meta;
    const hasPlace = config?.authMode === 'modal' && !isAuth && !isSearchBot && !isModal(match?.meta.pageId);
    if (isModal(pageId) && hasPlace) {
      await openModalFx({ modal: pageId, target: askedTarget(search) });
      return cancel('modal');
    }
    if (meta.keepsModal !== true) await closeModalsFx();
    return pass();
  },
});
