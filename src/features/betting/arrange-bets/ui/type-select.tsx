import { useUnit } from 'effector-react';

import { couponTypes } from '@contracts/coupon-types';
import { isCouponTypeId } from '@contracts/maths/index';

import { typeKeys } from '@/entities/bet';
import { $typeId, typeChosen } from '@/entities/coupon';
import { $typeChoices, type TypeChoice } from '@/entities/coupon-figures';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { Segmented } from '@/shared/ui/segmented';
import { cut } from '@/shared/ui/theme';

import * as css from './type-select.css';

/** The types that have a segment of their own. The list has the others. */
const common: readonly number[] = [couponTypes.single, couponTypes.express, couponTypes.system];
/** When the list shows the whole name of a type, only two segments fit beside it. */
const besideListed: readonly number[] = [couponTypes.single, couponTypes.express];

/** The types of the coupon. A type that the bets do not allow says what it needs. */
export function TypeSelect() {
  const t = useT();
  const [typeId, choices, choose] = useUnit([$typeId, $typeChoices, typeChosen]);
  const needOf = ({ refusal }: TypeChoice) => {
    if (refusal === null) return undefined;
    return refusal.reason === 'not_offered'
      ? t('betting.type.not_offered')
      : t(`coupon.type.${refusal.reason}`, { count: refusal.count });
  };
  const pick = (value: string) => {
    const chosen = Number(value);
    if (isCouponTypeId(chosen)) choose(chosen);
  };
  const isListed = !common.includes(typeId);
  const inSight = isListed ? besideListed : common;

  return (
    <div className={css.row}>
      <Segmented
        className={css.segments}
        label={t('coupon.type.label')}
        value={String(typeId)}
        onValueChange={pick}
        options={choices
          .filter((choice) => inSight.includes(choice.typeId))
          .map((choice) => ({
            value: String(choice.typeId),
            label: t(typeKeys[choice.typeId]),
            disabled: choice.refusal !== null,
            title: needOf(choice),
          }))}
      />
      <span className={css.more} data-on={isListed ? '' : undefined}>
        <span className={css.face} aria-hidden="true">
          <span className={cut}>{isListed ? t(typeKeys[typeId]) : t('coupon.type.more')}</span>
          <Icon name="chevron-down" size={14} />
        </span>
        <select
          aria-label={t('coupon.type.label')}
          className={css.select}
          value={String(typeId)}
          onChange={(event) => pick(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.typeId} value={String(choice.typeId)} disabled={choice.refusal !== null}>
              {[t(typeKeys[choice.typeId]), needOf(choice)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
