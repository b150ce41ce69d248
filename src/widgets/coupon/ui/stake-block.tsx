import { useUnit } from 'effector-react';
import { useId } from 'react';

import { $currencyIso, $presets, $stake, $typeId, stakeChanged, stakeStepped } from '@/entities/coupon';
import { $blockers, $max, $min } from '@/features/betting/place-bet';
import { $locale, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { rangeText } from '../lib/range-text';
import { stakeText } from '../lib/stake-text';
import { useFormat } from '../lib/use-format';
import * as css from './foot.css';
import { MaxButton } from './max-button';
import { StakeField } from './stake-field';

/** The stake of the slip; for several singles the common one, which every bet without its own takes. */
export function StakeBlock() {
  const t = useT();
  const { money } = useFormat();
  const [iso, locale, stake, presets, typeId, blockers] = useUnit([
    $currencyIso,
    $locale,
    $stake,
    $presets,
    $typeId,
    $blockers,
  ]);
  const [min, max, change, step] = useUnit([$min, $max, stakeChanged, stakeStepped]);
  const id = useId();
  const isCommon = typeId === 9;
  const isInvalid =
    !isCommon &&
    blockers.some(({ reason }) =>
      ['stake_missing', 'below_min', 'thin_lines', 'above_max', 'no_money'].includes(reason),
    );
  // Each of several singles has a range of its own beside it.
  const range = isCommon ? null : rangeText(t, min, max, (minor) => money(minor, iso));

  const field = (
    <StakeField
      id={`${id}-stake`}
      label={t('coupon.stake')}
      isLabelled={isCommon}
      size={isCommon ? 'sm' : 'md'}
      lessLabel={t('coupon.stake.less')}
      moreLabel={t('coupon.stake.more')}
      minor={stake}
      isInvalid={isInvalid}
      describedBy={range === null ? undefined : `${id}-range`}
      onChange={change}
      onStep={step}
    />
  );
  return (
    <>
      {isCommon ? (
        <div className={css.common}>
          <label htmlFor={`${id}-stake`}>{t('coupon.stake.same')}</label>
          {field}
        </div>
      ) : (
        field
      )}
      <div className={css.presets}>
        {presets.map((minor) => (
          <Button
            key={minor}
            variant="neutral"
            className={css.preset}
            aria-label={`${t('coupon.stake')} ${money(minor, iso)}`}
            onClick={() => change(minor)}
          >
            <bdi>{stakeText(minor, iso, locale)}</bdi>
          </Button>
        ))}
        <MaxButton />
      </div>
      {range !== null && (
        <p id={`${id}-range`} className={css.quiet}>
          {range}
        </p>
      )}
    </>
  );
}
