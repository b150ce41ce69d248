import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { totoKind } from '@contracts/pools';
import type { TotoDraw } from '@contracts/toto';

import pools from '../pools/pools.module.css';
import { Empty, Shown } from '../pools/state';
import { useAsked } from '../sdk/asked';
import { Classes } from './classes';
import { Facts } from './facts';
import { Fill } from './fill';
import { Matches } from './matches';
import { last as lastAsked } from './model';
import { Order } from './order';
import { emptyTicket, filled, toggled } from './picks';
import type { SectionProps } from './toto';
import css from './toto.module.css';
import { useDraw } from './use-draw';

/** The draw on sale, or the next one: picks, lines, price. Rows TOTO-01, TOTO-04. */
export function TicketPage({ kind, page }: SectionProps) {
  const t = useUnit(useHost().$t);
  const [reading, again] = useDraw({ kind, place: page === 'next' ? 1 : 0, id: null });
  return (
    <Shown reading={reading} failed={t('toto.failed')} retry={t('toto.again')} onRetry={again}>
      {(draw) =>
        draw === null ? (
          <Empty title={t('toto.none')}>{t('toto.none.text')}</Empty>
        ) : (
          <Form key={draw.id} draw={draw} onBought={again} />
        )
      }
    </Shown>
  );
}

function Form({ draw, onBought }: { draw: TotoDraw; onBought: () => void }) {
  const { $session, $t } = useHost();
  const [{ isAuth }, t] = useUnit([$session, $t]);
  const { matches, variants } = totoKind(draw.kind);
  const [ticket, setTicket] = useState(() => emptyTicket(matches));
  const [last] = useAsked(lastAsked, isAuth ? { section: draw.kind, turn: draw.lines } : null);
  const lastPicks = last.state === 'here' ? (last.data[0]?.picks ?? null) : null;
  return (
    <>
      <Facts draw={draw} />
      <div className={css.room}>
        <section className={css.board} aria-label={t('toto.board')}>
          <Fill
            lines={draw.lines}
            onFill={() => setTicket((picks) => filled(picks, variants, Math.random))}
            onLast={lastPicks === null ? null : () => setTicket(lastPicks)}
            onClear={() => setTicket(emptyTicket(matches))}
          />
          <Matches
            kind={draw.kind}
            matches={draw.matches}
            ticket={ticket}
            onPick={(match, variant) => setTicket((picks) => toggled(picks, match, variant))}
          />
        </section>
        <Order draw={draw} ticket={ticket} onBought={onBought} />
      </div>
      <div className={pools.stack}>
        <Classes draw={draw} />
      </div>
    </>
  );
}
