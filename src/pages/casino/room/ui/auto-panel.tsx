import { useUnit } from 'effector-react';

import type { GamePart, Room } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { TabPanel, Tabs } from '@/shared/ui/tabs';
import { RefusalNote } from '@/widgets/casino/room';

import { ownRefusal } from '../lib/refusals';
import { $autoEnd, $isAuto, $run, autoChosen } from '../model/auto';
import { $refusal } from '../model/form';
import { AutoForm, AutoRun } from './auto-form';
import { PlayForm } from './play-form';

/** Where the country allows it: one press a round, or rounds that follow by themselves. */
export function AutoPanel({ room, part }: { room: Room; part: GamePart }) {
  const t = useT();
  const [isAuto, run, end, refusal, choose] = useUnit([$isAuto, $run, $autoEnd, $refusal, autoChosen]);
  if (run !== null) return <AutoRun run={run} iso={room.iso} />;
  const selected = isAuto ? 'auto' : 'manual';
  return (
    <>
      <Tabs
        group="play"
        label={t('rounds.auto.ways')}
        items={[
          { id: 'manual', label: t('rounds.auto.manual') },
          { id: 'auto', label: t('rounds.auto.auto') },
        ]}
        selected={selected}
        onSelect={(id) => choose(id === 'auto')}
      />
      <TabPanel group="play" id={selected} selected={selected}>
        {isAuto ? <AutoForm room={room} part={part} /> : <PlayForm room={room} part={part} />}
      </TabPanel>
      {isAuto && end !== null && <Note role="status">{t(`rounds.auto.end.${end}`)}</Note>}
      {isAuto && refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
    </>
  );
}
