import { useUnit } from 'effector-react';

import { readSteps, sumOf } from '@contracts/plugin-steps';

import { PreviewButton, PreviewNote } from '@/features/preview-link';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { Select } from '@/shared/ui/select';

import { heldIn, listedOf, sharesOf, versionsOf } from '../lib/versions';
import { shareSet, stepsBegun, versionSet } from '../model/app-form';
import { $openApp } from '../model/desk';
import { KeptField } from './kept-field';
import * as css from './page.css';

/** No version has these names. */
const newest = '';
const inSteps = '%';

/** Which version visitors get: one for all, or some side by side. */
export function VersionShares() {
  const t = useT();
  const [line, setVersion, beginSteps] = useUnit([$openApp, versionSet, stepsBegun]);
  if (line === null) return null;
  const { entry } = line;
  const versions = versionsOf(entry);
  if (versions.length < 2) return null;
  const isStepped = Array.isArray(entry.use);
  return (
    <fieldset className={css.group}>
      <legend className={css.heading}>{t('debugger.room.versions')}</legend>
      <div className={css.fields}>
        <Select
          label={t('debugger.column.version')}
          size="sm"
          options={[
            { value: newest, label: t('debugger.room.newest') },
            ...versions.map((version) => ({ value: version, label: version })),
            { value: inSteps, label: t('debugger.room.inSteps') },
          ]}
          value={typeof entry.use === 'string' ? entry.use : isStepped ? inSteps : newest}
          onValueChange={(value) => (value === inSteps ? beginSteps() : setVersion(value === newest ? null : value))}
        />
        {isStepped && <Shares />}
      </div>
      {isStepped && <Others />}
    </fieldset>
  );
}

/** Links that show a version to one visitor, whoever else gets it. */
export function VersionPreviews() {
  const line = useUnit($openApp);
  if (line === null) return null;
  const { entry } = line;
  return (
    <div className={css.group}>
      <div className={css.bar}>
        {listedOf(entry).map((version) => (
          <PreviewButton key={version} subject={{ app: entry.id, version }} />
        ))}
      </div>
      <PreviewNote of={entry.id} />
    </div>
  );
}

function Shares() {
  const t = useT();
  const [line, setShare] = useUnit([$openApp, shareSet]);
  if (line === null || !Array.isArray(line.entry.use)) return null;
  const { steps } = readSteps(line.entry.use, versionsOf(line.entry));
  return listedOf(line.entry).map((version) => {
    const percent = steps.find((step) => step.version === version)?.percent;
    const left = 100 - sumOf(steps.filter((step) => step.version !== version));
    return (
      <KeptField
        key={version}
        label={t('debugger.room.versionShare', { version })}
        type="number"
        min={0}
        max={left}
        step="any"
        value={percent === undefined ? '' : String(percent)}
        onKept={(text) => setShare({ version, percent: text === '' ? null : Number(text) })}
      />
    );
  });
}

/** A sentence about visitors in no step, because no field says it. */
function Others() {
  const t = useT();
  const line = useUnit($openApp);
  if (line === null || !Array.isArray(line.entry.use)) return null;
  const isHeld = heldIn(line.figures);
  const { steps, wanted, rest } = readSteps(line.entry.use, versionsOf(line.entry), isHeld);
  const others = sharesOf(line.entry, isHeld).at(steps.length);
  return (
    <>
      <p role="status" className={css.quiet}>
        {others !== undefined && t('debugger.room.otherVersion', { percent: others.percent, version: others.version })}
      </p>
      {wanted !== undefined && isHeld(wanted) && (
        <Note tone="warning">{t('debugger.room.restHeld', { version: wanted })}</Note>
      )}
      {rest !== undefined && <p className={css.quiet}>{t('debugger.room.stepsHint', { version: rest })}</p>}
    </>
  );
}
