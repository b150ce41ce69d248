import { Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { OwnLink } from '../../../features/copy-link';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';
import { friends } from '../model/friends';

/** Path: /office/bringfriend. The player's own link, and who came by it. Row OFFICE-11. */
export function FriendsPage() {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  return (
    <Loaded of={friends} failure={t('office.friends.notRead')}>
      {({ data: { link, invited, friends } }) => (
        <div className={css.stack}>
          <OwnLink link={link} text={t('office.friends.text')} />
          <Card title={t('office.friends.came', { number: invited })}>
            {friends.length === 0 && <p className={css.quiet}>{t('office.friends.none')}</p>}
            <ul className={css.rows}>
              {friends.map(({ name, at, isVerified }) => (
                <li key={`${String(at)} ${name}`} className={css.row}>
                  <bdi className={css.start}>{name === '' ? t('office.friends.unnamed') : name}</bdi>
                  <span className={css.quiet}>{momentOf(at, format)}</span>
                  <Tag>{t(isVerified ? 'office.friends.verified' : 'office.friends.registered')}</Tag>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </Loaded>
  );
}
