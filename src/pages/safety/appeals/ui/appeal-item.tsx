import { useUnit } from 'effector-react';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { name, quiet } from '@/shared/ui/office-page';
import { Tag } from '@/shared/ui/tag';

import type { Appeal } from '../api/appeals';
import * as css from './page.css';

export function AppealItem({ appeal: { id, at, text, answer, status } }: { appeal: Appeal }) {
  const t = useT();
  const format = useUnit($format);
  return (
    <li className={css.item}>
      <div className={css.head}>
        <h3 className={name}>{t('appeals.number', { number: String(id) })}</h3>
        <Tag tone={status === 'answered' ? 'won' : 'neutral'}>{t(`appeals.state.${status}`)}</Tag>
      </div>
      <time className={quiet} dateTime={new Date(at).toISOString()}>
        {formatDateTime(at, format)}
      </time>
      <p className={css.words} dir="auto">
        {text}
      </p>
      {answer !== undefined && (
        <p className={css.answer} dir="auto">
          {answer}
        </p>
      )}
    </li>
  );
}
