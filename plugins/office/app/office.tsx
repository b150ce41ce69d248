import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { createAppPart } from '../../sdk/parts';
import css from '../shared/office.module.css';
// Every page asks and acts, so this comes with the app, once.
import '../../sdk/act';
import '../../sdk/asked';

/** Each page comes when somebody opens it. By the path without the language. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/office/account': createAppPart(() => import('../pages/overview').then((part) => part.OverviewPage)),
  '/office/profile': createAppPart(() => import('../pages/profile').then((part) => part.ProfilePage)),
  '/office/security': createAppPart(() => import('../pages/security').then((part) => part.SecurityPage)),
  '/office/messages': createAppPart(() => import('../pages/messages').then((part) => part.MessagesPage)),
  '/office/settings': createAppPart(() => import('../pages/settings').then((part) => part.SettingsPage)),
  '/office/sports': createAppPart(() => import('../pages/sports').then((part) => part.SportsPage)),
  '/office/bonuses/deposit': createAppPart(() =>
    import('../pages/deposit-bonuses').then((part) => part.DepositBonusesPage),
  ),
  '/office/bonuses/wager': createAppPart(() => import('../pages/wager-bonuses').then((part) => part.WagerBonusesPage)),
  '/office/cashback': createAppPart(() => import('../pages/cashback').then((part) => part.CashbackPage)),
  '/office/casino/vipcashback': createAppPart(() => import('../pages/cashback').then((part) => part.VipCashbackPage)),
  '/office/casino/premiumcashback': createAppPart(() =>
    import('../pages/cashback').then((part) => part.PremiumCashbackPage),
  ),
  '/office/rewards': createAppPart(() => import('../pages/rewards').then((part) => part.RewardsPage)),
  '/office/promotion': createAppPart(() => import('../pages/partner').then((part) => part.PartnerPage)),
  '/office/bringfriend': createAppPart(() => import('../pages/friends').then((part) => part.FriendsPage)),
  '/office/qr': createAppPart(() => import('../pages/qr').then((part) => part.QrPage)),
  '/office/manager': createAppPart(() => import('../pages/manager').then((part) => part.ManagerPage)),
  '/office/share-idea': createAppPart(() => import('../pages/ideas').then((part) => part.IdeasPage)),
  '/office/promocode': createAppPart(() => import('../pages/promo-code').then((part) => part.PromoCodePage)),
};

/** The player's office. Row PLUG-20. */
export function Office() {
  const path = useUnit(useHost().$path);
  const Page = pages[path];
  return Page === undefined ? null : (
    <div key={path} className={css.section}>
      <Page />
    </div>
  );
}
