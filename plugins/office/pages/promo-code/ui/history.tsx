import { Button, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { $page, history, pageSize, pageTurned } from '../model/history';

/** Codes that were used, the newest first, page by page. */
export function History() {
  const { $t, $format } = useHost();
  const [t, format, page, turn] = useUnit([$t, $format, $page, pageTurned]);
  return (
    <Card title={t('office.promo.used')}>
      <Loaded of={history} question={{ page }} failure={t('office.promo.notRead')}>
        {({ data, total_count }) => (
          <>
            {total_count === 0 && <p className={css.quiet}>{t('office.promo.none')}</p>}
            <ul className={css.rows} aria-label={t('office.promo.used')}>
              {data.map(({ code, usedAt, couponId, result, text, back, iso }) => (
                <li key={couponId} className={css.row}>
                  <span className={css.start}>
                    <bdi className={css.strong}>{code}</bdi>
                    <span className={css.below}>{text}</span>
                    <span className={css.below}>
                      {momentOf(usedAt, format)} · <bdi>{couponId}</bdi>
                    </span>
                  </span>
                  <Tag>{t(`office.bet.${result}`)}</Tag>
                  {back > 0 && (
                    <strong>
                      <bdi>+{moneyOf(back, iso, format.locale)}</bdi>
                    </strong>
                  )}
                </li>
              ))}
            </ul>
            {total_count > pageSize && (
              <div className={css.actions}>
                <Button disabled={page === 1} onClick={() => turn(page - 1)}>
                  {t('office.newer')}
                </Button>
                <Button disabled={page * pageSize >= total_count} onClick={() => turn(page + 1)}>
                  {t('office.older')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
