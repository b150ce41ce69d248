import { Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { totoKind } from '@contracts/pools';
import type { TotoDraw } from '@contracts/toto';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';

/** Number and state of a draw, when it closes, and what is in it. */
export function Facts({ draw }: { draw: TotoDraw }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const { kind, number, state, closesAt, staked, lines, currency, classes, jackpot } = draw;
  const prizes = classes.reduce((sum, { money }) => sum + Math.round(money * 100), 0) / 100 - jackpot;
  const { matches } = totoKind(kind);
  return (
    <section className={pools.card} aria-label={t('toto.draw', { number })}>
      <div className={pools.bar}>
        <h2 className={pools.title}>{t(`toto.kind.${kind}`)}</h2>
        <Tag tone="accent">{t('toto.draw', { number })}</Tag>
        <Tag tone={state === 'void' ? 'returned' : 'neutral'}>{t(`toto.state.${state}`)}</Tag>
        <p className={pools.quiet}>{t(`toto.about.${kind}`, { n: matches })}</p>
      </div>
      <dl className={pools.facts}>
        <div>
          <dt>{t('toto.closes')}</dt>
          <dd>
            <span className={pools.figure}>{formats.time(closesAt)}</span>
            <span className={pools.quiet}>{formats.day(closesAt)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('toto.staked')}</dt>
          <dd>
            <span className={pools.figure}>{formats.money(staked, currency)}</span>
            <span className={pools.quiet}>{t('toto.lines', { n: formats.count(lines) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('toto.prizes')}</dt>
          <dd>
            <span className={pools.figure}>{formats.money(Math.max(0, Math.round(prizes * 100) / 100), currency)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('toto.jackpot', { n: matches })}</dt>
          <dd>
            <span className={pools.figure}>{formats.money(jackpot, currency)}</span>
            <span className={pools.quiet}>{t('toto.jackpot.text')}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
