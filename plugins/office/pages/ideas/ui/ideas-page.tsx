import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { IdeasAnswer, type Letter } from '@contracts/letters';

import { WriteLetter } from '../../../features/write-letter';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { OwnIdeas } from './own-ideas';

const path = '/office-api/v1/ideas';

/** Path: /office/share-idea. An idea is sent; own ones stand below with what was answered. Row OFFICE-11. */
export function IdeasPage() {
  const t = useUnit(useHost().$t);
  const [sent, setSent] = useState<readonly Letter[]>([]);
  return (
    <div className={css.stack}>
      <Card title={t('office.idea.title')}>
        <WriteLetter
          path={path}
          label={t('office.idea.label')}
          message={t('office.idea.text')}
          onSent={(letter) => setSent([letter, ...sent])}
        />
      </Card>
      <Loaded path={path} schema={IdeasAnswer} failure={t('office.idea.notRead')}>
        {(first) => <OwnIdeas path={path} sent={sent} first={first.data} total={first.total_count} />}
      </Loaded>
    </div>
  );
}
