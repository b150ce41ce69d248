import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $kept, goOnPressed } from '../model/seeds';

/** The seed is not as this browser has shown it. Nothing is staked until the player has answered. Row CAS-17. */
export function SeedAlarm() {
  const t = useT();
  const [{ alarm, seed, told }, goOn] = useUnit([$kept, goOnPressed]);
  if (alarm === null) return null;
  const hashes = [
    [t('rounds.alarm.kept'), seed],
    [t('rounds.alarm.told'), told],
  ] as const;
  return (
    <Note
      tone="danger"
      icon="danger"
      role="alert"
      title={t('rounds.alarm')}
      actions={<Button onClick={() => goOn()}>{t('rounds.alarm.goOn')}</Button>}
    >
      <p>
        {t(`rounds.alarm.${alarm}`)} {t('rounds.alarm.what')}
      </p>
      {hashes.map(([name, shown]) =>
        shown === null ? null : (
          <p key={name} className={css.hash} translate="no">
            {name}: {shown.commitment} · {shown.clientSeed} · {shown.nonce} · {shown.next}
          </p>
        ),
      )}
    </Note>
  );
}
