import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import { cookiesChosen } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';

import * as css from './cookies-bar.css';

/**
 * Asks visitors once what the site may keep: everything, only what it needs, or their own choice. Spec: coupon §3,
 * decision D-79.
 */
export function CookiesBar() {
  const t = useT();
  const choose = useUnit(cookiesChosen);
  const [isChoosing, setChoosing] = useState(false);
  const [statistics, setStatistics] = useState(false);
  const titleId = useId();
  return (
    <section className={css.bar} aria-labelledby={titleId}>
      <strong id={titleId}>{t('session.cookies.title')}</strong>
      <p className={css.text}>{t('session.cookies.text')}</p>
      {isChoosing && (
        <Checkbox label={t('session.cookies.statistics')} checked={statistics} onCheckedChange={setStatistics} />
      )}
      <div className={css.buttons}>
        <Button size="sm" onClick={() => choose({ type: 1, statistics: true })}>
          {t('session.cookies.all')}
        </Button>
        <Button size="sm" onClick={() => choose({ type: 0, statistics: false })}>
          {t('session.cookies.necessary')}
        </Button>
        {isChoosing ? (
          <Button size="sm" onClick={() => choose({ type: 2, statistics })}>
            {t('session.cookies.save')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setChoosing(true)}>
            {t('session.cookies.choose')}
          </Button>
        )}
      </div>
    </section>
  );
}
