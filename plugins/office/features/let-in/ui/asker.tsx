import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { QrAsker } from '@contracts/qr-login';

import { Device, Where } from '../../../entities/security';
import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';

type AskerProps = {
  asker: QrAsker;
  error: string | undefined;
  isBusy: boolean;
  onAnswer: (isAllowed: boolean) => void;
};

/** Which device asks, and the two answers. */
export function Asker({ asker, error, isBusy, onAnswer }: AskerProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const title = useRef<HTMLHeadingElement>(null);
  // The form of the code is gone: who listens hears the question.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css.card} aria-labelledby="office-qr">
      <h2 className={css.title} id="office-qr" ref={title} tabIndex={-1}>
        {t('office.qr.question')}
      </h2>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t('office.qr.device')}</dt>
          <dd>
            <Device {...asker} />
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t('office.qr.place')}</dt>
          <dd>
            <Where {...asker} />
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t('office.qr.time')}</dt>
          <dd>{momentOf(asker.askedAt, format)}</dd>
        </div>
      </dl>
      <Note tone="warning" icon="warning">
        {t('office.qr.warning')}
      </Note>
      {error !== undefined && (
        <Note tone="danger" role="alert" icon="danger">
          {error}
        </Note>
      )}
      <div className={css.actions}>
        <Button disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('office.qr.no')}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => onAnswer(true)}>
          {t('office.qr.yes')}
        </Button>
      </div>
    </section>
  );
}
