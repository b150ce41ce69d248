import { useUnit } from 'effector-react';

import { type TextKey, useT } from '@/shared/i18n';
import { Checkbox } from '@/shared/ui/checkbox';

import { deviceNames, type ListTerm, listTerms, readList, type Requires } from '../lib/terms';
import { termSet } from '../model/app-form';
import { $openApp } from '../model/desk';
import { KeptField } from './kept-field';
import * as css from './page.css';

const names: Readonly<Record<ListTerm, TextKey>> = {
  languages: 'debugger.section.languages',
  countries: 'debugger.room.countries',
  currencies: 'debugger.room.currencies',
  flags: 'debugger.room.flags',
  availability: 'debugger.room.availability',
};
const devices: Readonly<Record<(typeof deviceNames)[number], TextKey>> = {
  desktop: 'debugger.room.desktop',
  tablet: 'debugger.room.tablet',
  mobile: 'debugger.room.mobile',
};
/** A moment with its offset. */
const moment = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d[:\\d.]{0,7}(Z|[+\\-]\\d\\d:\\d\\d)';
const numbers = '[\\d, ]*';

/** For whom an app is, or (`isNot`) who does not get it though they would. */
export function Terms({ isNot }: { isNot: boolean }) {
  const t = useT();
  const [line, set] = useUnit([$openApp, termSet]);
  if (line === null) return null;
  const requires: Requires = line.entry.requires ?? {};
  const terms: Omit<Requires, 'not'> = isNot ? (requires.not ?? {}) : requires;
  const change = (name: keyof typeof terms, value: unknown) => set({ name, isNot, value });
  return (
    <fieldset className={css.group}>
      <legend className={css.heading}>{t(isNot ? 'debugger.room.except' : 'debugger.room.audience')}</legend>
      <p className={css.quiet}>{t('debugger.room.listHint')}</p>
      <div className={css.fields}>
        {listTerms.map((name) => (
          <KeptField
            key={name}
            label={t(names[name])}
            value={(terms[name] ?? []).join(', ')}
            pattern={name === 'availability' ? numbers : undefined}
            onKept={(text) => change(name, readList(name, text))}
          />
        ))}
        {!isNot && <Times />}
      </div>
      <div className={css.bar}>
        <Checkbox
          label={t('debugger.room.signedIn')}
          checked={terms.auth === true}
          onCheckedChange={(isAsked) => change('auth', isAsked ? true : undefined)}
        />
        {deviceNames.map((device) => (
          <Checkbox
            key={device}
            label={t(devices[device])}
            checked={terms.devices?.includes(device) === true}
            onCheckedChange={(isIn) => {
              const list = deviceNames.filter((one) => (one === device ? isIn : terms.devices?.includes(one) === true));
              change('devices', list.length === 0 ? undefined : list);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** When it comes and goes by itself. */
function Times() {
  const t = useT();
  const [line, set] = useUnit([$openApp, termSet]);
  const requires: Requires = line?.entry.requires ?? {};
  return (['from', 'until'] as const).map((name) => (
    <KeptField
      key={name}
      label={t(`debugger.room.${name}`)}
      message={t('debugger.room.momentHint')}
      pattern={moment}
      value={requires[name] ?? ''}
      onKept={(text) => set({ name, isNot: false, value: text === '' ? undefined : text })}
    />
  ));
}
