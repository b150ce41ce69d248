import { useUnit } from 'effector-react';
import { useState } from 'react';

import { isExpress, isSeveralSingles } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso, $stake, $typeId } from '@/entities/coupon';
import {
  $bonusBetMilli,
  $eachWayTerms,
  $figures,
  $hyperBonus,
  $isAdvanceWanted,
  $isEachWay,
  $isVipAvailable,
  $isVipWanted,
  $manualPromoCode,
  $promoCode,
  $promoCodes,
  advanceWanted,
  bonusBetRemoved,
  eachWayWanted,
  manualPromoCodeChanged,
  promoCodeChosen,
  vipWanted,
} from '@/entities/coupon-figures';
import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Details } from '@/shared/ui/details';
import { TextField } from '@/shared/ui/field';
import * as panel from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';

import { $offeredAdvance } from '../model/advance';
import { $promoVerdict, promoCheckRequested } from '../model/promo';
import * as css from './place-bet.css';

function Vip() {
  const t = useT();
  const [isAvailable, isWanted, want] = useUnit([$isVipAvailable, $isVipWanted, vipWanted]);
  if (!isAvailable) return null;
  return (
    <div>
      <Checkbox label={t('flow.vip')} checked={isWanted} onCheckedChange={want} />
      {isWanted && <p className={panel.quiet}>{t('flow.vipText')}</p>}
    </div>
  );
}

/** Half of the stake to win, half for a place; the stake is told twice. */
function EachWay() {
  const t = useT();
  const { money } = useFormat();
  const [terms, isWanted, want, stake, iso] = useUnit([$eachWayTerms, $isEachWay, eachWayWanted, $stake, $currencyIso]);
  if (terms === null && !isWanted) return null;
  return (
    <div>
      <Checkbox label={t('flow.eachWay')} checked={isWanted} onCheckedChange={want} />
      <p className={panel.quiet}>
        {terms === null ? (
          t('flow.eachWayOver')
        ) : (
          <>
            {isWanted && stake !== null && stake > 1 && (
              <>
                <bdi>2 × {money(Math.floor(stake / 2), iso)}</bdi>
                <span> ·</span>{' '}
              </>
            )}
            <span>{t('flow.eachWayTerms', { ...terms })}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Advance() {
  const t = useT();
  const { money } = useFormat();
  const [advance, isWanted, want, iso] = useUnit([$offeredAdvance, $isAdvanceWanted, advanceWanted, $currencyIso]);
  if (advance === null) return null;
  return (
    <div>
      <Checkbox label={t('flow.advance', { sum: money(advance, iso) })} checked={isWanted} onCheckedChange={want} />
      <p className={panel.quiet}>{t('flow.advanceText')}</p>
    </div>
  );
}

function Bonus() {
  const t = useT();
  const { multiplier, money } = useFormat();
  const [bonus, remove, hyper, { hyperWin }] = useUnit([$bonusBetMilli, bonusBetRemoved, $hyperBonus, $figures]);
  const [iso, typeId] = useUnit([$currencyIso, $typeId]);
  if (bonus !== null)
    return (
      <div className={panel.row}>
        <span className={panel.grow}>
          {t('flow.bonus')} <bdi>{multiplier(bonus)}</bdi>
          <small>{t('flow.bonusReturn')}</small>
        </span>
        <IconButton icon="close" iconSize={14} size="sm" label={t('flow.bonusRemove')} onClick={() => remove()} />
      </div>
    );
  if (hyper === null || !isExpress(typeId)) return null;
  return (
    <div className={panel.line}>
      <span>{t('flow.hyper', { percent: hyper.percent })}</span>
      <bdi className={panel.value}>
        {hyperWin > 0 ? `+${money(hyperWin, iso)}` : t('flow.hyperFrom', { sum: money(hyper.min, iso) })}
      </bdi>
    </div>
  );
}

function Promo() {
  const t = useT();
  const [isAuth, codes, chosen, typed, verdict, typeId] = useUnit([
    $isAuth,
    $promoCodes,
    $promoCode,
    $manualPromoCode,
    $promoVerdict,
    $typeId,
  ]);
  const [choose, type, check] = useUnit([promoCodeChosen, manualPromoCodeChanged, promoCheckRequested]);
  const [draft, setDraft] = useState(typed);
  const [isOpen, setOpen] = useState(false);
  const fitting = codes.filter(({ typeIds }) => typeIds.includes(typeId));
  if (!isAuth || isSeveralSingles(typeId)) return null;
  const used = typed === '' ? chosen : typed;
  const said = verdict !== null && verdict.code === draft.trim() ? verdict : null;
  return (
    <Details
      open={isOpen}
      onToggle={setOpen}
      summary={used === null ? t('flow.promo') : `${t('flow.promo')}: ${used}`}
      summaryClassName={css.promo}
    >
      <div className={panel.stack}>
        {fitting.length > 0 && (
          <Select
            label={t('flow.promo')}
            size="sm"
            value={chosen ?? ''}
            options={[
              { value: '', label: t('flow.promoNone') },
              ...fitting.map(({ code, title }) => ({ value: code, label: `${code} · ${title}` })),
            ]}
            onValueChange={(code) => choose(code === '' ? null : code)}
          />
        )}
        <TextField
          label={t('flow.promoManual')}
          value={draft}
          maxLength={32}
          autoComplete="off"
          enterKeyHint="done"
          error={said?.isValid === false ? t('flow.promoInvalid') : undefined}
          message={said?.isValid === true ? said.text : undefined}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            type(event.currentTarget.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && typed !== '') check();
          }}
        />
        <Button size="sm" aria-disabled={typed === '' ? true : undefined} onClick={() => check()}>
          {t('flow.promoCheck')}
        </Button>
      </div>
    </Details>
  );
}

/** What the player can add to the slip. Shows each part only where it is possible. */
export function SlipExtras() {
  return (
    <>
      <EachWay />
      <Bonus />
      <Promo />
      <Vip />
      <Advance />
    </>
  );
}
