import { useUnit } from 'effector-react';

import { $chains, chainAlarmAnswered } from '@/entities/casino/chains';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { chainAlarms } from '../lib/kept';

/** The rounds are not as this browser has seen them. No bet goes out until the player has answered. Row FAIR-12. */
export function ChainAlarm({ game }: { game: string }) {
  const t = useT();
  const [chains, answer] = useUnit([$chains, chainAlarmAnswered]);
  const alarm = chainAlarms.find((known) => known === chains[game]?.alarm);
  if (alarm === undefined) return null;
  return (
    <Note
      tone="danger"
      icon="danger"
      role="alert"
      title={t('shared.alarm')}
      actions={<Button onClick={() => answer(game)}>{t('shared.alarm.goOn')}</Button>}
    >
      <p>
        <span>{t(`shared.alarm.${alarm}`)}</span> <span>{t('shared.alarm.what')}</span>
      </p>
    </Note>
  );
}
