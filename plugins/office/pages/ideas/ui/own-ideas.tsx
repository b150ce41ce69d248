import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { IdeasAnswer, type Letter } from '@contracts/letters';

import { Letters } from '../../../entities/letter';
import { Card } from '../../../shared/card';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';

type OwnIdeasProps = {
  path: string;
  /** Sent since the list came; some of them may be in a later page of it again. */
  sent: readonly Letter[];
  first: readonly Letter[];
  total: number;
};
const pageSize = 20;

/** Own ideas page by page, the newest first. */
export function OwnIdeas({ path, sent, first, total }: OwnIdeasProps) {
  const { office, $t } = useHost();
  const t = useUnit($t);
  const [known, setKnown] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const letters = [...new Map([...sent, ...known].map((letter) => [letter.id, letter])).values()];
  const more = () => {
    setBusy(true);
    setFailed(false);
    office
      .read(path, IdeasAnswer, { page: String(Math.floor(letters.length / pageSize) + 1) })
      .then(({ data }) => setKnown([...known, ...data]))
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <Card title={t('office.idea.own')}>
      {letters.length === 0 && <p className={css.quiet}>{t('office.idea.none')}</p>}
      <Letters label={t('office.idea.own')} letters={letters} />
      {hasFailed && <NotSaved />}
      {letters.length < total + sent.length && (
        <Button block busy={isBusy} onClick={more}>
          {t('office.messages.more')}
        </Button>
      )}
    </Card>
  );
}
