import { useUnit } from 'effector-react';

import { $textOf, useT } from '@/shared/i18n';
import { $path } from '@/shared/routing';
import * as side from '@/shared/side-menu';
import { Icon, type IconName } from '@/shared/ui/icon';

import { $links } from '../model/links';

const icons: Readonly<Record<string, IconName>> = {
  account: 'home',
  profile: 'user',
  history: 'ticket',
  transactions: 'repeat',
  recharge: 'arrow-down',
  deduce: 'arrow-up',
  wallets: 'wallet',
  messages: 'message-circle',
  responsible: 'shield-check',
  security: 'lock',
  settings: 'settings',
  mailing: 'mail',
  verification: 'success',
  support: 'life-buoy',
};

/** Landmark of a player's office: its pages, where the sports stand elsewhere. The host draws it, so it needs no app. */
export function OfficeMenu() {
  const t = useT();
  const [links, path, textOf] = useUnit([$links, $path, $textOf]);
  return (
    <nav className={side.menu} aria-label={t('section.navigation')}>
      <h2 className={side.heading}>{textOf('page.title.office')}</h2>
      {links.map((link) => (
        <side.SideLink
          key={link.path}
          to={link.path}
          icon={<Icon name={icons[link.path.split('/')[2] ?? ''] ?? 'list'} />}
          text={textOf(link.title) ?? link.path}
          isCurrent={link.path === path}
        />
      ))}
    </nav>
  );
}
