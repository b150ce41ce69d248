import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { percentOf } from '@/entities/casino/round';
import { $isAuth } from '@/entities/session';
import { $locale, useT } from '@/shared/i18n';
import { AppLink, usePageTitle } from '@/shared/routing';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import * as office from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';
import { LogInFirst, Mode, Stopped } from '@/widgets/casino/room';

import { $closed, $game, $isDemo, $isSilent, $launched, demoChosen, makerLeft, makerOpened } from '../model/maker';
import { MakerFrame } from './maker-frame';
import * as css from './page.css';

/** Path: /casino/maker/{maker}/{game}. A game that another maker draws, at its own address. Row AGG-08. */
export function MakerPage() {
  const t = useT();
  const [game, launched, closed, isDemo, isSilent] = useUnit([$game, $launched, $closed, $isDemo, $isSilent]);
  const [isAuth, locale, opened, left, choose] = useUnit([$isAuth, $locale, makerOpened, makerLeft, demoChosen]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  const title = launched?.title ?? game?.title ?? '';
  usePageTitle(title === '' ? null : title);
  return (
    <div className={office.page}>
      <header className={css.head}>
        <h1 className={office.title}>{title === '' ? t('page.title.casino-game') : title}</h1>
        {isAuth && game?.hasDemo === true && <Mode isDemo={isDemo} choose={choose} />}
        <span className={css.ways}>
          <AppLink className={css.link} to="/casino-lobby">
            {t('rounds.bar.leave')}
          </AppLink>
        </span>
      </header>
      {game !== null && (
        <p className={office.quiet}>
          {t('rounds.maker.by', { maker: game.makerName, share: percentOf(game.rtp, locale) })}
        </p>
      )}
      {!isAuth && <LogInFirst />}
      {isAuth && isDemo && <Note tone="warning">{t('rounds.maker.demo')}</Note>}
      {isAuth && closed !== null && closed.code !== 0 && <Stopped stop={closed} />}
      {isAuth && (closed?.code === 0 || isSilent) && (
        <ErrorState title={t('rounds.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {isAuth && closed === null && launched === null && <Waiting />}
      {isAuth && launched !== null && <MakerFrame key={launched.url} {...launched} />}
    </div>
  );
}
