import { scopeBind, type Scope } from 'effector';

import type { PluginEntry, PluginPermission } from '@contracts/plugin';
import type { PluginHost, PluginModal } from '@sdk';

import { accountSwitchRequested } from '@/entities/account';
import { $fontSize, $theme, fontSizeChosen, themeChosen } from '@/entities/preferences';
import { $isRegistrationAllowed } from '@/entities/site';
import { loginOpened } from '@/features/access/log-in';
import { logOutRequested } from '@/features/access/log-out';
import { supportOpened } from '@/features/help/open-support';
import { registrationOpened } from '@/features/access/register';
import { languageSwitchRequested } from '@/features/switch-language';
import { $direction, $format, $language, $textOf, awaited } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { logWarning } from '@/shared/lib/logger';
import { noticeShown } from '@/shared/lib/notices';
import { $path, joinPath, navigateTo, safeRedirect, withoutLanguage } from '@/shared/routing';
import { searchOpened } from '@/widgets/event-search';
import type { Feedback } from '@/widgets/plugin-slot';
import { settingsOpened } from '@/widgets/settings';

import { createAsk, refuseAsk } from './ask';
import {
  $noBalance,
  $noSession,
  $pluginBalance,
  $pluginContacts,
  $pluginFooterMenu,
  $pluginLanguages,
  $pluginMenu,
  $pluginSession,
} from './stores';

/** Commands of one plugin in a second; more is a storm. Fault F98. */
const commandsPerSecond = 50;

/** A text that is missing shows its key: a defect, and visible. */
const $t = $textOf.map(
  (find) => (key: string, values?: Record<string, string | number>) => find(key, values) ?? awaited,
);

const $href = $language.map((language) => (path: string) => joinPath(language, path));

/**
 * The facade of one plugin: it gets what its entry was granted and nothing else. Commands are bound to the scope, so that they may be called from a
 * timer too. Spec: shell §2, §4.
 */
export function createHost(scope: Scope, entry: PluginEntry, feedback: Feedback): PluginHost {
  const granted = new Set<PluginPermission>(entry.permissions);

  let [second, count] = [0, 0];
  const isStorm = () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    if (count === commandsPerSecond + 1) logWarning(`Plugin "${entry.id}" commands too much: the rest is dropped.`);
    return count > commandsPerSecond;
  };

  /** The command itself when it was granted, else one that only says so. */
  function grant<Args extends unknown[]>(
    permission: PluginPermission,
    command: (...args: Args) => void,
  ): (...args: Args) => void {
    if (granted.has(permission))
      return (...args) => {
        if (!isStorm()) command(...args);
      };
    return () => {
      logWarning(`Plugin "${entry.id}" has no permission "${permission}".`);
    };
  }

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
    scope,
    config: entry.config ?? {},
    $language,
    $languages: $pluginLanguages,
    $direction,
    $theme,
    $fontSize,
    $format,
    $now,
    $menu: $pluginMenu,
    $footerMenu: $pluginFooterMenu,
    $contacts: $pluginContacts,
    $path,
    $href,
    $isRegistrationAllowed,
    $t,
    $session: granted.has('session:read') ? $pluginSession : $noSession,
    $balance: granted.has('balance:read') ? $pluginBalance : $noBalance,
    navigate: grant('navigate', (path) => {
      const own = safeRedirect(path);
      if (own === null) logWarning(`Plugin "${entry.id}" may not lead to ${path}`);
      else go(withoutLanguage(own));
    }),
    openModal: grant('modal:open', (name: PluginModal) => open[name]()),
    ask: granted.has('content:read') ? createAsk(scope, entry.id) : refuseAsk(entry.id),
    notify: grant('notify', scopeBind(noticeShown, { scope })),
    logOut: grant('session:end', scopeBind(logOutRequested, { scope })),
    switchAccount: grant('account:switch', scopeBind(accountSwitchRequested, { scope })),
    setLanguage: grant('preferences:write', scopeBind(languageSwitchRequested, { scope })),
    setTheme: grant('preferences:write', scopeBind(themeChosen, { scope })),
    setFontSize: grant('preferences:write', scopeBind(fontSizeChosen, { scope })),
  };
}
