import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { SeedAlarm } from '@/features/casino/promise';
import { useT } from '@/shared/i18n';
import { usePageTitle } from '@/shared/routing';
import { ErrorState } from '@/shared/ui/error-state';
import { Waiting } from '@/shared/ui/waiting';
import { Stopped } from '@/widgets/casino/room';

import { pageOpened } from '../model/opened';
import { $game, $hasFailed, $tickets } from '../model/tickets';
import { Fair } from './fair';
import { LastPlays } from './last-plays';
import { Menu } from './menu';
import * as css from './page.css';
import { Play } from './play';
import { Prizes } from './prizes';
import { TicketList } from './ticket-list';

/** Paths: /bonusgames/fortuna and five more. Rows ROUTE-64, BONG-02. */
export function BonusPage() {
  const t = useT();
  const [game, tickets, hasFailed, opened] = useUnit([$game, $tickets, $hasFailed, pageOpened]);
  const name = t(`tickets.name.${game}`);
  usePageTitle(name);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{name}</h1>
        <p className={css.quiet}>{t('tickets.lead')}</p>
      </header>
      <Menu />
      {hasFailed && (
        <ErrorState title={t('rounds.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {tickets === null && !hasFailed && <Waiting />}
      {tickets !== null && (
        <>
          <SeedAlarm />
          {tickets.stop !== null && <Stopped stop={tickets.stop} />}
          <div className={css.columns}>
            <div className={css.column}>
              <Play tickets={tickets} />
              <LastPlays tickets={tickets} />
            </div>
            <div className={css.column}>
              <TicketList tickets={tickets} />
              <Prizes tickets={tickets} />
              <Fair tickets={tickets} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
