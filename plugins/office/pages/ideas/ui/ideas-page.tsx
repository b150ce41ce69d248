import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { WriteLetter } from '../../../features/write-letter';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { ideas, path } from '../model/ideas';
import { OwnIdeas } from './own-ideas';

/** Path: /office/share-idea. An idea is sent; own ones are below with what was answered. Row OFFICE-11. */
export function IdeasPage() {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.stack}>
      <Card title={t('office.idea.title')}>
        <WriteLetter path={path} label={t('office.idea.label')} message={t('office.idea.text')} />
      </Card>
      <Loaded of={ideas} failure={t('office.idea.notRead')}>
        {() => <OwnIdeas />}
      </Loaded>
    </div>
  );
}
