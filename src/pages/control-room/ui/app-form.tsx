import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Select } from '@/shared/ui/select';

import { slotsOf } from '../lib/room-line';
import { percentSet, placeSet } from '../model/app-form';
import { $openApp, appOpened } from '../model/desk';
import { $orders } from '../model/draft';
import { AppSettings } from './app-settings';
import { KeptField } from './kept-field';
import * as css from './page.css';
import { Terms } from './terms';
import { VersionPreviews, VersionShares } from './version-shares';

/** All that can be changed of one app. It changes the draft alone. */
export function AppForm() {
  const t = useT();
  const [line, openApp] = useUnit([$openApp, appOpened]);
  return (
    <Dialog
      open={line !== null}
      title={line?.entry.id}
      size="lg"
      closeLabel={t('debugger.ui.close')}
      onClose={() => openApp(null)}
      footer={
        <Button variant="primary" onClick={() => openApp(null)}>
          {t('debugger.room.keep')}
        </Button>
      }
    >
      <div className={css.parts}>
        <Levers />
        <VersionShares />
        <VersionPreviews />
        <Terms isNot={false} />
        <Terms isNot />
        <AppSettings />
      </div>
    </Dialog>
  );
}

function Levers() {
  const t = useT();
  const [line, orders] = useUnit([$openApp, $orders]);
  const [setPercent, setPlace] = useUnit([percentSet, placeSet]);
  if (line === null) return null;
  const { entry } = line;
  return (
    <div className={css.fields}>
      <KeptField
        label={t('debugger.plugin.percent')}
        type="number"
        min={0}
        max={100}
        step="any"
        required
        value={String(entry.rollout?.percent ?? 100)}
        onKept={(text) => setPercent(Number(text))}
      />
      {slotsOf(entry).map((slot) => {
        const { wanted } = orders(slot);
        if (wanted.length < 2) return null;
        return (
          <Select
            key={slot}
            label={t('debugger.room.placeIn', { slot })}
            size="sm"
            options={wanted.map((_, place) => ({ value: String(place), label: String(place + 1) }))}
            value={String(wanted.indexOf(entry.id))}
            onValueChange={(place) => setPlace({ slot, place: Number(place) })}
          />
        );
      })}
    </div>
  );
}
