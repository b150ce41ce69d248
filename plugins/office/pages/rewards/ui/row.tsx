import { Button, Link, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Reward } from '@contracts/rewards';

import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

type RowProps = { reward: Reward; isTaking: boolean; onTake: (sum: string) => void };

/** Where a player does what a reward is for; a year passes by itself. */
const places = { verified: '/office/verification', second_step: '/office/security', year: null } as const;

/** One reward: what it is for, how much it is, and what the player can do about it. */
export function Row({ reward: { kind, count, state, amount, iso, at }, isTaking, onTake }: RowProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const name = t(`office.rewards.${kind}`, { number: count });
  const sum = moneyOf(amount, iso, format.locale);
  const place = state === 'open' ? places[kind] : null;
  return (
    <li className={css.row}>
      <span className={css.start}>
        <span>
          {place === null ? (
            name
          ) : (
            <Link to={place} className={css.inline}>
              {name}
            </Link>
          )}
        </span>
        {at !== null && (
          <span className={css.below}>
            {t(state === 'taken' ? 'office.rewards.takenAt' : 'office.rewards.fullAt', { time: momentOf(at, format) })}
          </span>
        )}
      </span>
      <span className={css.number}>{sum}</span>
      {state === 'ready' && (
        <Button size="sm" busy={isTaking} aria-label={t('office.rewards.take', { name })} onClick={() => onTake(sum)}>
          {t('office.cashback.take')}
        </Button>
      )}
      {state === 'taken' && <Tag>{t('office.rewards.taken')}</Tag>}
    </li>
  );
}
