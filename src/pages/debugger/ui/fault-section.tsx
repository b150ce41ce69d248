import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { FeedFaultRequest } from '@contracts/control';

import { type TextKey, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { Code, Table } from '@/widgets/plugin-overview';

import {
  $control,
  $fault,
  $faults,
  $form,
  faultAdded,
  type FaultForm,
  faultsLifted,
  faultsOpened,
  feedFaultPressed,
  formChanged,
} from '../model/faults';
import * as css from './page.css';

const fields: readonly { name: keyof FaultForm; label: TextKey }[] = [
  { name: 'path', label: 'debugger.column.path' },
  { name: 'status', label: 'debugger.column.status' },
  { name: 'delayMs', label: 'debugger.fault.delay' },
  { name: 'times', label: 'debugger.fault.times' },
];
const feedFaults: readonly { kind: FeedFaultRequest['do']; label: TextKey }[] = [
  { kind: 'silence', label: 'debugger.fault.silence' },
  { kind: 'cut', label: 'debugger.fault.cut' },
  { kind: 'gap', label: 'debugger.fault.gap' },
  { kind: 'epoch', label: 'debugger.fault.epoch' },
];

/** Makes things go wrong in this sandbox: answers, delays, the feed. Needs a sandbox that takes control calls. */
export function FaultSection() {
  const t = useT();
  const [control, faults, form, fault] = useUnit([$control, $faults, $form, $fault]);
  const [open, change, add, lift, press] = useUnit([
    faultsOpened,
    formChanged,
    faultAdded,
    faultsLifted,
    feedFaultPressed,
  ]);
  useEffect(() => {
    open();
  }, [open]);

  if (control === 'closed') return <Note tone="warning">{t('debugger.fault.closed')}</Note>;
  return (
    <>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            className={name === 'path' ? css.wide : css.field}
            label={t(label)}
            size="sm"
            dir="ltr"
            value={form[name]}
            onValueChange={(value) => change({ [name]: value })}
          />
        ))}
        <Button type="submit" variant="primary" disabled={fault === null}>
          {t('debugger.fault.add')}
        </Button>
        <Button onClick={() => lift()}>{t('debugger.fault.lift')}</Button>
      </form>
      <div className={css.bar} role="group" aria-label={t('debugger.section.feed')}>
        {feedFaults.map(({ kind, label }) => (
          <Button key={kind} onClick={() => press(kind)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <Table
        name="debugger.section.faults"
        heads={['debugger.column.path', 'debugger.column.status', 'debugger.fault.delay', 'debugger.fault.times']}
        rows={(faults ?? []).map(({ path, status, delayMs, times }, index) => ({
          key: index,
          cells: [path, status ?? '–', delayMs ?? '–', times ?? 1].map((value, cell) => (
            <Code key={cell}>{value}</Code>
          )),
        }))}
      />
    </>
  );
}
