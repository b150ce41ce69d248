import { useUnit } from 'effector-react';

import { configOverrides } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Switch } from '@/shared/ui/switch';
import { TextArea } from '@/shared/ui/text-area';
import { Code, showValue, Table } from '@/widgets/plugin-overview';

import {
  $canApply,
  $isBroken,
  $isCopied,
  $switches,
  $text,
  patchApplied,
  patchCopied,
  patchLifted,
  patchTyped,
  valueSet,
} from '../model/configuration';
import * as css from './page.css';

/**
 * Lays a patch over the configuration of this browser. It shows at once and is kept here; the page copies it so that
 * somebody can apply it for all.
 */
export function ConfigurationSection() {
  const t = useT();
  const [text, isBroken, canApply, isCopied, problem] = useUnit([
    $text,
    $isBroken,
    $canApply,
    $isCopied,
    configOverrides.$problem,
  ]);
  const [type, apply, lift, copy] = useUnit([patchTyped, patchApplied, patchLifted, patchCopied]);
  return (
    <>
      <TextArea
        isCode
        label={t('debugger.config.patch')}
        message={t('debugger.config.hint')}
        error={isBroken && t('debugger.config.broken')}
        rows={8}
        spellCheck={false}
        value={text}
        onValueChange={type}
      />
      {problem !== null && (
        <Note tone="danger" title={t('debugger.config.refused')}>
          <Code>{problem}</Code>
        </Note>
      )}
      <div className={css.bar}>
        <Button variant="primary" disabled={!canApply} onClick={() => apply()}>
          {t('debugger.config.apply')}
        </Button>
        <Button onClick={() => lift()}>{t('debugger.config.lift')}</Button>
        <Button onClick={() => copy()}>{t('debugger.config.copy')}</Button>
        <span role="status" className={css.quiet}>
          {isCopied ? t('debugger.config.copied') : ''}
        </span>
      </div>
      <Changes />
      <Switches />
    </>
  );
}

function Changes() {
  const t = useT();
  const changes = useUnit(configOverrides.$changes);
  return (
    <section>
      <h2 className={css.heading}>{t('debugger.config.changes')}</h2>
      <Table
        name="debugger.config.changes"
        heads={['debugger.column.name', 'debugger.column.before', 'debugger.column.after']}
        rows={changes.map(({ path, before, after }) => ({
          key: path,
          cells: [<Code>{path}</Code>, <Code>{showValue(before, 0)}</Code>, <Code>{showValue(after, 0)}</Code>],
        }))}
      />
    </section>
  );
}

function Switches() {
  const t = useT();
  const [switches, set] = useUnit([$switches, valueSet]);
  return (
    <section>
      <h2 className={css.heading}>{t('debugger.config.switches')}</h2>
      <div className={css.switches}>
        {switches.map(({ name, isOn }) => (
          <Switch
            key={name}
            label={<Code>{name}</Code>}
            checked={isOn}
            onCheckedChange={(value) => set({ path: [name], value })}
          />
        ))}
      </div>
    </section>
  );
}
