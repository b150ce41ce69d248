import type { FirstHost, PluginModal } from '@sdk';
import { scopeBind } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { accountSwitchRequested } from '@/entities/account';
import { $fontSize, $theme, fontSizeChosen, themeChosen } from '@/entities/preferences';
import { $isRegistrationAllowed } from '@/entities/site';
import { $house } from '@/entities/site';
import { loginOpened } from '@/features/access/log-in';
import { logOutRequested } from '@/features/access/log-out';
import { registrationOpened } from '@/features/access/register';
import { supportOpened } from '@/features/help/open-support';
import { languageSwitchRequested } from '@/features/switch-language';
import { $direction, $language, $textOf, awaited } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { noticeShown } from '@/shared/lib/notices';
import type { Link } from '@/shared/own-scope';
import { createPart, loaded } from '@/shared/part';
import { $path, joinPath, navigateTo, safeRedirect, withoutLanguage } from '@/shared/routing';
import { searchOpened } from '@/widgets/match-search';
import type { Feedback } from '@/widgets/plugin-slot';
import { settingsOpened } from '@/widgets/settings';

import { createGrants } from './grants';
import {
  $noBalance,
  $noSession,
  $pluginAccountMenu,
  $pluginBalance,
  $pluginContacts,
  $pluginFooterMenu,
  $pluginFormat,
  $pluginLanguages,
  $pluginMenu,
  $pluginSession,
} from './stores';

/** Header and footer need none of them, so their code loads with the first one. */
const latePart = createPart({ name: 'commands of plugins', load: () => import('./late-commands') });

/** The text of an app for a key: its own, otherwise the host's. */
const textsOf = (id: string) =>
  $textOf.map(
    (find) => (key: string, values?: Record<string, string | number>) =>
      find(`${id}/${key}`, values) ?? find(key, values) ?? awaited,
  );

const $href = $language.map((language) => (path: string) => joinPath(language, path));

/**
 * The facade of one plugin, without what comes late. It holds only what the plugin's entry was granted. Commands are bound
 * to the host's scope, so that even a timer may call them. Spec: shell §2, §4.
 */
export function createHost(
  { scope, own }: Pick<Link, 'scope' | 'own'>,
  entry: PluginEntry,
  feedback: Feedback,
  { can, grant, warn } = createGrants(entry),
): FirstHost {
  const later = (run: (commands: Awaited<ReturnType<typeof latePart.load>>) => Promise<void>) => {
    loaded(latePart)
      .then(run)
      .catch(() => warn('its command did not come'));
  };

  const openSupport = scopeBind(supportOpened, { scope });
  const open = {
    login: scopeBind(loginOpened, { scope }),
    registration: scopeBind(registrationOpened, { scope }),
    search: scopeBind(searchOpened, { scope }),
    settings: scopeBind(settingsOpened, { scope }),
    'user-question': () => openSupport('question'),
    'support-history': () => openSupport('history'),
  };
  const go = scopeBind(navigateTo, { scope });

  return {
    ...feedback,
    can,
    scope: own,
    config: entry.config ?? {},
    $language,
    $languages: $pluginLanguages,
    $direction,
    $theme,
    $fontSize,
    $format: $pluginFormat,
    $now,
    $menu: $pluginMenu,
    $accountMenu: $pluginAccountMenu,
    $footerMenu: $pluginFooterMenu,
    $contacts: $pluginContacts,
    $path,
    $href,
    $isRegistrationAllowed,
    $house,
    $t: textsOf(entry.id),
    $session: can('session:read') ? $pluginSession : $noSession,
    $balance: can('balance:read') ? $pluginBalance : $noBalance,
    navigate: grant('navigate', (path) => {
      const local = safeRedirect(path);
      if (local === null) warn(`it may not lead to ${path}`);
      else go(withoutLanguage(local));
    }),
    openModal: grant('modal:open', (name: PluginModal, params?: object) => {
      open[name]();
      if (params !== undefined) later(({ fill }) => fill(scope, name, params, warn));
    }),
    addToCoupon: grant('coupon:add', (marketId: number) => later(({ addBet }) => addBet(scope, marketId))),
    ask: async (path, query) => {
      const { createAsk, refuseAsk } = await loaded(latePart);
      return (can('content:read') ? createAsk(scope, entry, warn) : refuseAsk(warn))(path, query);
    },
    notify: grant('notify', scopeBind(noticeShown, { scope })),
    logOut: grant('session:end', scopeBind(logOutRequested, { scope })),
    switchAccount: grant('account:switch', scopeBind(accountSwitchRequested, { scope })),
    setLanguage: grant('preferences:write', scopeBind(languageSwitchRequested, { scope })),
    setTheme: grant('preferences:write', scopeBind(themeChosen, { scope })),
    setFontSize: grant('preferences:write', scopeBind(fontSizeChosen, { scope })),
  };
}
