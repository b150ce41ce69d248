import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { EditProfile } from '../../../features/edit-profile';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { profile } from '../model/profile';
import { Contacts } from './contacts';

/** Path: /office/profile. What the site knows of the player, and what of it is locked. Row OFFICE-08. */
export function ProfilePage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={profile} failure={t('office.profile.notRead')}>
      {({ data }) => (
        <div className={css.stack}>
          <EditProfile profile={data} />
          <Contacts profile={data} />
        </div>
      )}
    </Loaded>
  );
}
