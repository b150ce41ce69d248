import { Button, buttonLook, EmptyState, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PlayerMessage } from '@contracts/player-records';

import { whereTo } from '../../../entities/message';
import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';

type PaneProps = { message: PlayerMessage | undefined; unread: number; onBack: () => void };

/** The open message, or what to do while none is. */
export function Pane({ message, unread, onBack }: PaneProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = message?.id;
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  if (message === undefined)
    return (
      <div className={css.pane}>
        <EmptyState icon="mail" level={2} title={t('office.messages.unread', { number: unread })}>
          {t('office.messages.choose')}
        </EmptyState>
      </div>
    );
  const place = whereTo(message.kind);
  return (
    <article className={css.pane}>
      <Button size="sm" className={css.back} onClick={onBack}>
        {t('office.messages.back')}
      </Button>
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        <bdi>{message.title}</bdi>
      </h2>
      <p className={css.quiet}>{momentOf(message.at, format)}</p>
      <p className={css.text}>
        <bdi>{message.text}</bdi>
      </p>
      {place !== null && (
        <div>
          <Link to={place[0]} className={buttonLook({ variant: 'primary' })}>
            {t(`office.to.${place[1]}`)}
          </Link>
        </div>
      )}
    </article>
  );
}
