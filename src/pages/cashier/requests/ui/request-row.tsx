import { useUnit } from 'effector-react';

import type { PaymentRequest } from '@contracts/payment-requests';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Tag } from '@/shared/ui/tag';

/** One request: what was asked, about which payment, and the answer when there is one. */
export function RequestRow({ request }: { request: PaymentRequest }) {
  const t = useT();
  const format = useUnit($format);
  const { number, at, topic, payment, text, fileName, answer } = request;
  return (
    <li className={css.stacked}>
      <div className={css.line}>
        <h3 className={css.name}>{topic.join(' · ')}</h3>
        <Tag tone={answer === undefined ? 'accent' : 'won'}>
          {t(answer === undefined ? 'requests.state.open' : 'requests.state.answered')}
        </Tag>
      </div>
      <p className={css.quiet}>
        <bdi>{number}</bdi>
        <span> · </span>
        <span>{formatDateTime(at * 1000, format)}</span>
        {payment !== undefined && (
          <>
            {' '}
            <span>· </span>
            <span>{t('requests.about')}</span> <bdi>{payment}</bdi>
          </>
        )}
        {fileName !== undefined && (
          <>
            {' '}
            <span>· </span>
            <bdi>{fileName}</bdi>
          </>
        )}
      </p>
      <p className={css.told} dir="auto">
        {text}
      </p>
      {answer !== undefined && (
        <Note tone="success" title={t('requests.answer', { at: formatDateTime(answer.at * 1000, format) })}>
          <span className={css.told} dir="auto">
            {answer.text}
          </span>
        </Note>
      )}
    </li>
  );
}
