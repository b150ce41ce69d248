import { Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Manager } from '@contracts/letters';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';
import { hoursOf } from '../lib/hours';

/** Name, languages and hours, and what a manager is for. */
export function Who({ manager: { name, languages, hours, isThere } }: { manager: Manager }) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <Card title={name}>
      <p className={css.quiet}>{t('office.manager.text')}</p>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t('office.manager.languages')}</dt>
          <dd>{languages.map((code) => nameOf.of(code)).join(', ')}</dd>
        </div>
        <div className={css.fact}>
          <dt>{t('office.manager.hours')}</dt>
          <dd>
            <bdi>{hoursOf(hours, locale)}</bdi> <Tag>{t(isThere ? 'office.manager.now' : 'office.manager.later')}</Tag>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
