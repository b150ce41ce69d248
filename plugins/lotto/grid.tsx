import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { LottoGame } from '@contracts/lotto';

import pools from '../pools/pools.module.css';
import { type Line, nameOfLine, pressed, randomLine } from './lines';
import css from './lotto.module.css';

type GridProps = { game: LottoGame; place: number; line: Line; onChange: (line: Line) => void };

/** The numbers of one line. */
export function Grid({ game, place, line, onChange }: GridProps) {
  const t = useUnit(useHost().$t);
  const { pick, of } = game;
  const name = t('lotto.line', { name: nameOfLine(place) });
  return (
    <section className={pools.card} aria-label={name}>
      <div className={pools.bar}>
        <h2 className={pools.title}>{name}</h2>
        <p className={pools.quiet} role="status">
          {t('lotto.chosen', { n: line.length, of: pick })}
        </p>
        <Button size="sm" icon="sparkles" onClick={() => onChange(randomLine(game, Math.random))}>
          {t('lotto.random')}
        </Button>
        <Button size="sm" icon="close" onClick={() => onChange([])}>
          {t('lotto.clear')}
        </Button>
      </div>
      <div className={css.grid} role="group" aria-label={name}>
        {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={line.includes(number)}
            onClick={() => onChange(pressed(line, number, pick))}
          >
            {number}
          </button>
        ))}
      </div>
      <p className={pools.quiet}>{t('lotto.equal')}</p>
    </section>
  );
}
