import { buttonLook, Icon, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { everything, useAsked } from '../sdk/asked';
import { moneyOf } from '../sdk/money';
import { momentText } from '../sdk/wall';
import { running } from './model';
import css from './promotions.module.css';

/** How far the bonus is that the player stakes now. Nothing is here without one, or when it could not be read: the office says more. */
export function Running() {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const [asked] = useAsked(running, everything);
  const bonus = asked.state === 'here' ? asked.data : null;
  if (bonus === null) return null;
  const { amount, iso, done, required, endsAt } = bonus;
  const money = (sum: number) => moneyOf(sum, iso, format.locale);
  const name = t('promotions.yours', { sum: money(amount) });
  const until = momentText(format, endsAt * 1000, { dateStyle: 'medium' });
  const staked = t('promotions.staked', {
    ...{ done: money(done), of: money(required), left: money(required - done), until },
  });
  return (
    <section className={css.running} aria-label={name}>
      <span className={css.icon}>
        <Icon name="gift" />
      </span>
      <div className={css.progress}>
        <b>{name}</b>
        <meter className={css.meter} min={0} max={required} value={done} aria-label={name} aria-valuetext={staked} />
        <span className={css.quiet}>{staked}</span>
      </div>
      <Link to="/office/bonuses/wager" className={buttonLook({ variant: 'secondary' })}>
        {t('promotions.details')}
      </Link>
    </section>
  );
}
