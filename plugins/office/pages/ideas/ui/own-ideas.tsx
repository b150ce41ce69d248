import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useAct } from '../../../../sdk/act';
import { Letters } from '../../../entities/letter';
import { Card } from '../../../shared/card';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { $isMore, $letters, moreWanted, reading } from '../model/ideas';

/** Own ideas page by page, the newest first. */
export function OwnIdeas() {
  const t = useUnit(useHost().$t);
  const [letters, isMore, more] = useUnit([$letters, $isMore, moreWanted]);
  const { pending, refusal } = useAct(reading);
  return (
    <Card title={t('office.idea.own')}>
      {letters.length === 0 && <p className={css.quiet}>{t('office.idea.none')}</p>}
      <Letters label={t('office.idea.own')} letters={letters} />
      {refusal !== null && <NotSaved />}
      {isMore && (
        <Button block busy={pending !== null} onClick={() => more()}>
          {t('office.messages.more')}
        </Button>
      )}
    </Card>
  );
}
