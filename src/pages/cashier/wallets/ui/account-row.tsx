import { useUnit } from 'effector-react';

import { $balance, $isSwitching, type Account, accountSwitchRequested } from '@/entities/account';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';
import { Tag } from '@/shared/ui/tag';

import { $held, $removing, removePressed } from '../model/accounts';
import * as own from './page.css';

/** One account: what it holds, what is on its way, and what may be done with it. Rows ACC-04, ACC-06. */
export function AccountRow({ account: { id, iso, minor, kind } }: { account: Account }) {
  const t = useT();
  const [balance, held, removing, isSwitching, locale] = useUnit([$balance, $held, $removing, $isSwitching, $locale]);
  const [use, remove] = useUnit([accountSwitchRequested, removePressed]);
  const money = (sum: number) => formatMoney(sum, iso, locale);
  const isInUse = balance?.activeAccountId === id;
  const isRemovable = kind === 'currency' && balance?.mainAccountId !== id && !isInUse && minor === 0;
  const { reserved = 0, coming = 0 } = held.get(id) ?? {};
  return (
    <li className={css.item}>
      <span className={css.grow}>
        <span className={css.actions}>
          <bdi className={css.strong}>{iso}</bdi>
          <span className={css.quiet}>{t(`wallets.kind.${kind}`)}</span>
          {isInUse && <Tag tone="accent">{t('wallets.inUse')}</Tag>}
        </span>
        <span className={css.actions}>
          {!isInUse && (
            <Button size="sm" busy={isSwitching} aria-label={`${t('wallets.use')} ${iso}`} onClick={() => use(id)}>
              {t('wallets.use')}
            </Button>
          )}
          {isRemovable && (
            <Button
              size="sm"
              busy={removing === id}
              aria-label={`${t('wallets.remove')} ${iso}`}
              onClick={() => remove(id)}
            >
              {t('wallets.remove')}
            </Button>
          )}
        </span>
      </span>
      <span className={own.sums}>
        <bdi className={css.strong}>{money(minor)}</bdi>
        {reserved > 0 && <span className={css.quiet}>{t('wallets.reserved', { sum: money(reserved) })}</span>}
        {coming > 0 && <span className={css.quiet}>{t('wallets.coming', { sum: money(coming) })}</span>}
      </span>
    </li>
  );
}
