import { Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Letter } from '@contracts/letters';

import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';

/** What a player wrote, each with its answer or that it waits for one. */
export function Letters({ label, letters }: { label: string; letters: readonly Letter[] }) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  return (
    <ul className={css.rows} aria-label={label}>
      {letters.map(({ id, at, text, answer, answeredAt }) => (
        <li key={id} className={css.written}>
          <div className={css.head}>
            <span className={css.quiet}>{momentOf(at, format)}</span>
            {answer === undefined && <Tag>{t('office.letter.waits')}</Tag>}
          </div>
          <p className={css.text}>
            <bdi>{text}</bdi>
          </p>
          {answer !== undefined && answeredAt !== undefined && (
            <div className={css.answer}>
              <span className={css.quiet}>{t('office.letter.answered', { time: momentOf(answeredAt, format) })}</span>
              <p className={css.text}>
                <bdi>{answer}</bdi>
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
