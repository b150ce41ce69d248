import { useUnit } from 'effector-react';

import { $blockPath, $isMaintenance } from '@/entities/site';
import { CookiesBar } from '@/features/access/agree-cookies';
import { VerificationAsk } from '@/features/open-recharge';
import { ShortcutKeys } from '@/features/move-by-keys';
import { InstallButton } from '@/features/install-app';
import { ScrollTopButton } from '@/features/scroll-top';
import { Snowfall } from '@/features/snowfall';
import { CaptchaPlace } from '@/features/solve-captcha';
import { TeamCash } from '@/features/team-cash';
import { SideToggle } from '@/features/toggle-side';
import { OneTap } from '@/features/access/one-tap';
import { AgeWarning } from '@/features/access/warn-age';
import { $loadedGroups } from '@/shared/i18n';
import { $layout } from '@/shared/lib/viewport';
import { createPartView } from '@/shared/part';
import { AuthDialogs } from '@/widgets/auth-dialogs';
import { LoadingBar } from '@/widgets/loading-bar';
import { NoticesButton } from '@/widgets/notice-list';
import { ReadyBets } from '@/widgets/ready-bets';
import { NoticePlace } from '@/widgets/notice-place';
import { SupportButton, SupportDialogs } from '@/widgets/support';

import { $shownPage } from '../router/page';
import { PaymentConsultant } from './consultant-part';
import './models';
import { PolicyLogo } from './policy-logo';
import { Reminder } from './reminder';

const TabBar = createPartView({ name: 'tabs', load: () => import('./tab-bar'), view: (module) => module.TabBar });

/** Widgets that lie over every page and that no first screen needs, in the order in which a screen reader meets them. */
export function LateParts() {
  const [groups, blockPath, isMaintenance, shown] = useUnit([$loadedGroups, $blockPath, $isMaintenance, $shownPage]);
  const layout = useUnit($layout);
  // A site that is closed asks nobody for his age: he could do nothing behind the question.
  const isOpen = blockPath === null && !isMaintenance;
  // Pages without the frame say one thing; a question about cookies can wait for the next page.
  const isFramed = shown?.match.meta.layout === 'main';
  return (
    <>
      <AuthDialogs />
      <NoticePlace />
      <LoadingBar />
      <ShortcutKeys />
      <CaptchaPlace />
      <VerificationAsk />
      <Snowfall />
      <PolicyLogo />
      {isOpen && <AgeWarning />}
      {isOpen && isFramed && <CookiesBar />}
      {groups.includes('popups') && (
        <>
          {isFramed && layout === 'narrow' && <TabBar />}
          <Reminder />
          <TeamCash />
          <ScrollTopButton />
          {isOpen && <OneTap />}
        </>
      )}
      <PaymentConsultant />
      {groups.includes('support') && <SupportDialogs />}
      {groups.includes('share') && <ReadyBets />}
    </>
  );
}

/** What comes late into the foot of the menu. */
export function LateMenuFoot() {
  const groups = useUnit($loadedGroups);
  return (
    <>
      <NoticesButton />
      {groups.includes('support') && <SupportButton />}
      <InstallButton size="sm" />
    </>
  );
}

/** At the end of the footer that is nearer to its column. */
export function LateSideToggle({ side }: { side: 'menu' | 'coupon' }) {
  const groups = useUnit($loadedGroups);
  return groups.includes('popups') ? <SideToggle side={side} /> : null;
}
