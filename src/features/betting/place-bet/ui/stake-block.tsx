import { useUnit } from 'effector-react';
import { useId } from 'react';

import { isSeveralSingles } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso, $stake, $typeId, stakeChanged } from '@/entities/coupon';
import { $areLimitsKnown, $presets, stakeStepped, useStepHint } from '@/entities/coupon-figures';
import { isOfStake } from '@/entities/placement';
import { $locale, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { MoneyField, sumText } from '@/shared/ui/money-field';
import * as panel from '@/shared/ui/panel';

import { rangeText } from '../lib/range-text';
import { $blockers, $largestStake, $max, $min } from '../model/blockers';
import { LeftNote, LimitPolicy } from './left-note';
import * as css from './place-bet.css';

/** Sets the stake to what limit and account allow. */
function MaxButton() {
  const t = useT();
  const [largest, change] = useUnit([$largestStake, stakeChanged]);
  return (
    <Button
      variant="neutral"
      className={css.preset}
      aria-disabled={largest === null ? true : undefined}
      onClick={() => {
        if (largest !== null) change({ of: 'slip', minor: largest });
      }}
    >
      {t('coupon.stake.max')}
    </Button>
  );
}

/** The stake of the slip. For several singles it is the common stake, which each bet without its own takes. */
export function StakeBlock() {
  const t = useT();
  const stepHint = useStepHint();
  const { money } = useFormat();
  const [iso, locale, stake, presets, typeId, blockers, areLimitsKnown] = useUnit([
    $currencyIso,
    $locale,
    $stake,
    $presets,
    $typeId,
    $blockers,
    $areLimitsKnown,
  ]);
  const [min, max, change, step] = useUnit([$min, $max, stakeChanged, stakeStepped]);
  const id = useId();
  const isCommon = isSeveralSingles(typeId);
  const isInvalid = !isCommon && blockers.some(isOfStake);
  // Each of several singles shows a range of its own beside it.
  const range = isCommon ? null : rangeText(t, min, max, (minor) => money(minor, iso));

  const field = (
    <MoneyField
      id={`${id}-stake`}
      iso={iso}
      label={t('coupon.stake')}
      isLabelled={isCommon}
      size={isCommon ? 'sm' : 'md'}
      lessLabel={t('coupon.stake.less')}
      moreLabel={t('coupon.stake.more')}
      stepHint={stepHint}
      minor={stake}
      isInvalid={isInvalid}
      describedBy={range === null ? undefined : `${id}-range`}
      onChange={(sum) => change({ of: 'slip', minor: sum })}
      onStep={(direction) => step({ of: 'slip', direction })}
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
            onClick={() => change({ of: 'slip', minor })}
          >
            <bdi>{sumText(minor, iso, locale)}</bdi>
          </Button>
        ))}
        <MaxButton />
      </div>
      {(range !== null || (!isCommon && !areLimitsKnown)) && (
        <p id={`${id}-range`} className={panel.quiet}>
          {/* The line stays while the next limits are on their way. */}
          <span>{range ?? '\u00a0'}</span>
        </p>
      )}
      <LeftNote />
      <LimitPolicy />
    </>
  );
}
