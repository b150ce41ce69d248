import { useUnit } from 'effector-react';

import type { BuilderHow } from '@contracts/builder';

import { useFormat } from '@/entities/bet-format';
import { $format, useT } from '@/shared/i18n';
import { Details } from '@/shared/ui/details';
import * as panel from '@/shared/ui/panel';

import { figuresIn } from '../lib/figures';
import type { Joint } from '../lib/joint';
import { $opened, howToggled } from '../model/asking';
import * as css from './join.css';
import { ScoreGrid } from './score-grid';

type Sides = { opp1: string; opp2: string };
type HowProps = { how: BuilderHow; milli: number; sides: Sides };

function How({ how: { chance, margin, grid, isApart }, milli, sides }: HowProps) {
  const t = useT();
  const { odds } = useFormat();
  const { bare, percent } = figuresIn(useUnit($format).locale);
  return (
    <div className={css.how}>
      {grid && <ScoreGrid grid={grid} sides={sides} />}
      {isApart && <p className={panel.quiet}>{t('builder.apart')}</p>}
      <div className={panel.line}>
        <span>{t('builder.allWin')}</span>
        <span className={panel.value}>{percent(chance)}</span>
      </div>
      <div className={panel.line}>
        <span>{t('builder.margin', { percent: bare(margin) })}</span>
        <bdi className={panel.value}>{odds(milli)}</bdi>
      </div>
    </div>
  );
}

type HowPricedProps = { wishKey: string; joint: Extract<Joint, { kind: 'joined' }>; sides: Sides };

/** Where the joint price comes from: the final scores and their chances. They are asked for when somebody opens this. */
export function HowPriced({ wishKey: key, joint: { how, market }, sides }: HowPricedProps) {
  const t = useT();
  const [opened, toggle] = useUnit([$opened, howToggled]);
  const isOpen = opened.has(key);
  return (
    <Details
      open={isOpen}
      onToggle={(next) => toggle({ key, isOpen: next })}
      summary={t('builder.pricing')}
      summaryClassName={css.summary}
    >
      {how === null ? (
        <p className={panel.quiet} role="status">
          {t('builder.asking')}
        </p>
      ) : (
        <How how={how} milli={market.milli} sides={sides} />
      )}
    </Details>
  );
}
