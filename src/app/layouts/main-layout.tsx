import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { Contained, PartTold, usePart } from '@/shared/part';
import { Slot } from '@/shared/slot';
import { SkipLink } from '@/shared/ui/skip-link';
import { MatchSearch } from '@/widgets/match-search';
import { SportsMenu } from '@/widgets/menus/sports-menu';
import { OfflineBar } from '@/widgets/notices/failure-notices';
import { PluginSlot } from '@/widgets/plugin-slot';
import { SettingsButton } from '@/widgets/settings';

import { $late, $lateKeeping, dialogsPart, latePart, sessionPart } from '../late/load-late';
import { PlainFooter, PlainHeader } from '../plain-frame';
import { $isOffice, $sidesOff } from '../router/office';
import { $shownPage } from '../router/page';
import { Coupon } from './coupon';
import * as css from './frame.css';

/** Landmarks: banner (header plugin), region "Session" of a player, navigation "Sports" or of the office, main, complementary "Coupon", contentinfo (footer plugin). Spec: shell §2, UI-11. */
export function MainLayout({ children }: { children: ReactNode }) {
  const additions = useUnit($lateKeeping)?.menuAdditions;
  // The texts come with the first page. Until then the places are empty.
  const [shown, late, isAuth, isOffice, sidesOff] = useUnit([$shownPage, $late, $isAuth, $isOffice, $sidesOff]);
  const isReady = shown !== null;
  const { module: session } = usePart(sessionPart, isAuth && isReady);
  const isHeadless = shown?.match.meta.isHeadless;
  return (
    <div data-sides-off={sidesOff || undefined}>
      <div className={isHeadless === true ? `${css.frame} ${css.headless}` : css.frame}>
        {isReady && <SkipLinks isAlone={sidesOff !== ''} />}
        {isHeadless !== true && (
          <div className={css.header}>
            {isReady && (
              <Contained name="header">
                <PluginSlot name="header" standIn={<PlainHeader />} />
              </Contained>
            )}
            {isAuth && <div className={css.session}>{session && <session.SessionInHeader />}</div>}
          </div>
        )}
        <div className={css.menu} id="menu" tabIndex={-1}>
          {isReady && (
            <Contained name="menu">
              <div className={css.menuList}>
                {isOffice || sidesOff.includes('games') ? (
                  late && <late.LateOwnMenu />
                ) : (
                  <SportsMenu additions={additions} />
                )}
              </div>
              <div className={css.menuFoot}>
                <SettingsButton />
                {[latePart, dialogsPart, sessionPart].map((part) => (
                  <PartTold key={part.name} part={part} />
                ))}
                {session && <session.SessionInMenu />}
                {late && <late.LateMenuFoot />}
              </div>
            </Contained>
          )}
        </div>
        <main className={css.main} id="content" tabIndex={-1}>
          {isReady && <OfflineBar />}
          {isReady && <Slot name="notice" />}
          {children}
        </main>
        <div className={css.coupon} id="coupon" tabIndex={-1}>
          {isReady && (
            <Contained name="coupon">
              <Coupon />
            </Contained>
          )}
        </div>
        {isHeadless !== true && (
          <div className={css.footer}>
            <div className={css.footerEnd}>{late && <late.LateSideToggle side="menu" />}</div>
            {isReady && (
              <Contained name="footer">
                <PluginSlot name="footer" standIn={<PlainFooter />} />
              </Contained>
            )}
            <div className={css.footerEnd}>{late && <late.LateSideToggle side="coupon" />}</div>
          </div>
        )}
        {isReady && <MatchSearch />}
        {session && <session.SessionOverPage />}
      </div>
    </div>
  );
}

function SkipLinks({ isAlone }: { isAlone: boolean }) {
  const t = useT();
  return (
    <>
      <SkipLink target="content">{t('main.skip.content')}</SkipLink>
      {!isAlone && <SkipLink target="coupon">{t('main.skip.coupon')}</SkipLink>}
    </>
  );
}
