import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import { $textOf, useT } from '@/shared/i18n';
import { $layout } from '@/shared/lib/viewport';
import * as side from '@/shared/side-menu';
import { useSlotLinks } from '@/shared/slot';
import { Icon, type IconName } from '@/shared/ui/icon';

import { $links } from '../model/links';
import * as css from './office-menu.css';
import { PhoneMenu } from './phone-menu';

/** By the word after `office`, or by the whole path where pages share that word. */
const icons: Readonly<Record<string, IconName>> = {
  account: 'home',
  profile: 'user',
  history: 'ticket',
  transactions: 'repeat',
  historypay: 'clock',
  recharge: 'arrow-down',
  deduce: 'arrow-up',
  wallets: 'wallet',
  messages: 'bell',
  bonuses: 'gift',
  '/office/bonuses/wager': 'sparkles',
  promotion: 'megaphone',
  promocode: 'tag',
  cashback: 'percent',
  casino: 'crown',
  rewards: 'award',
  bringfriend: 'user-plus',
  responsible: 'shield-check',
  security: 'lock',
  settings: 'settings',
  sports: 'volleyball',
  mailing: 'mail',
  qr: 'qr-code',
  verification: 'verified',
  support: 'life-buoy',
  manager: 'headset',
  'share-idea': 'lightbulb',
  payment: 'file-text',
};
const iconOf = (path: string): IconName => icons[path] ?? icons[path.split('/')[2] ?? ''] ?? 'list';

/** Landmark of a player's office: its pages, where the sports stand elsewhere. The host draws it, so it needs no app. */
export function OfficeMenu() {
  const t = useT();
  const [links, layout, textOf] = useUnit([$links, $layout, $textOf]);
  const { pathname } = useLocation();
  const own = useSlotLinks('office.section');
  const pages = links.map((link) => ({
    to: link.path,
    icon: <Icon name={iconOf(link.path)} />,
    text: textOf(link.title) ?? link.path,
    isCurrent: link.path === pathname,
  }));
  for (const { path: to, title } of own)
    pages.push({ to, icon: <Icon name="list" />, text: textOf(title) ?? title, isCurrent: to === pathname });
  if (layout === 'narrow') return <PhoneMenu pages={pages} />;
  return (
    <nav className={`${side.menu} ${css.office}`} aria-label={t('section.navigation')}>
      <h2 className={side.heading}>{textOf('page.title.office')}</h2>
      {pages.map((page) => (
        <side.SideLink key={page.to} {...page} />
      ))}
    </nav>
  );
}
