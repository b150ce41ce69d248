import { useUnit } from 'effector-react';

import { type TryOutKind, tryOutKinds } from '@/entities/plugin';
import { type TextKey, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import {
  $desk,
  $path,
  $pinFault,
  $tryOut,
  orderSet,
  pathTyped,
  percentSet,
  retried,
  scriptPinned,
  tryOutSet,
} from '../model/plugin-desk';
import { NumberField } from './number-field';
import * as css from './page.css';

const whole = 'works';
const kinds: Readonly<Record<TryOutKind, TextKey>> = {
  throws: 'debugger.plugin.breakThrows',
  slow: 'debugger.plugin.breakSlow',
  never: 'debugger.plugin.breakNever',
};

/** What can be tried with the app on the desk, in this browser alone. */
export function PluginControls() {
  const t = useT();
  const [desk, tryOut, path, fault] = useUnit([$desk, $tryOut, $path, $pinFault]);
  const [retry, setPercent, setOrder, setTryOut, type, pin] = useUnit([
    retried,
    percentSet,
    orderSet,
    tryOutSet,
    pathTyped,
    scriptPinned,
  ]);
  if (desk === null) return null;
  const options = [
    { value: whole, label: t('debugger.plugin.breakNot') },
    ...tryOutKinds.map((kind) => ({ value: kind, label: t(kinds[kind]) })),
  ];
  return (
    <>
      <div className={css.bar}>
        <NumberField
          label={t('debugger.plugin.percent')}
          min={0}
          max={100}
          value={desk.entry.rollout?.percent ?? 100}
          onValueChange={setPercent}
        />
        {desk.slots.map(({ slot, order }) => (
          <NumberField
            key={slot}
            label={`${t('debugger.plugin.order')}: ${slot}`}
            value={order}
            onValueChange={(value) => setOrder({ slot, order: Math.round(value) })}
          />
        ))}
        <Select
          label={t('debugger.plugin.break')}
          size="sm"
          options={options}
          value={tryOut ?? whole}
          onValueChange={(value) => setTryOut(tryOutKinds.find((kind) => kind === value) ?? null)}
        />
        <Button onClick={() => retry()}>{t('debugger.plugin.retry')}</Button>
      </div>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault();
          pin();
        }}
      >
        <TextField
          className={css.wide}
          label={t('debugger.plugin.pin')}
          message={t('debugger.plugin.pinHint')}
          error={fault ?? undefined}
          size="sm"
          dir="ltr"
          placeholder={desk.entry.entry}
          value={path}
          onValueChange={type}
        />
        <Button type="submit">{t('debugger.plugin.pinApply')}</Button>
      </form>
    </>
  );
}
