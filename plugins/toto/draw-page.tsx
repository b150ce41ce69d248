import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Empty, Shown } from '../pools/state';
import { Classes } from './classes';
import { Facts } from './facts';
import { Matches } from './matches';
import type { SectionProps } from './toto';
import css from './toto.module.css';
import { useDraw } from './use-draw';

/** One draw as it stands or ended: the current one, or that of `?draw=`. */
export function DrawPage({ kind }: SectionProps) {
  const { $t, $search } = useHost();
  const [t, search] = useUnit([$t, $search]);
  const asked = Number(new URLSearchParams(search).get('draw'));
  const [reading, again] = useDraw({ kind, place: 0, id: Number.isSafeInteger(asked) && asked > 0 ? asked : null });
  return (
    <Shown reading={reading} failed={t('toto.failed')} retry={t('toto.again')} onRetry={again}>
      {(draw) =>
        draw === null ? (
          <Empty title={t('toto.none')}>{t('toto.none.text')}</Empty>
        ) : (
          <>
            <Facts draw={draw} />
            <section className={css.board} aria-label={t('toto.board')}>
              <Matches kind={draw.kind} matches={draw.matches} />
            </section>
            <Classes draw={draw} />
          </>
        )
      }
    </Shown>
  );
}
