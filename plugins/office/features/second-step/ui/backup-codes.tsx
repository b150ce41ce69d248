import { Button, Checkbox, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import css from '../../../shared/office.module.css';
import { $areKept, keptToggled } from '../model/second-step';

const inGroups = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

function save(codes: readonly string[], name: string): void {
  const url = URL.createObjectURL(new Blob([`${codes.map(inGroups).join('\r\n')}\r\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Ten codes, seen this one time. The player says that they are kept before they go on. Row SEC-02. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useUnit(useHost().$t);
  const [areKept, toggle] = useUnit([$areKept, keptToggled]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.stack}>
      <h3 className={css.title} ref={heading} tabIndex={-1}>
        {t('office.app.backup')}
      </h3>
      <Note tone="warning" icon="warning">
        {t('office.app.backupText')}
      </Note>
      <ul className={css.codes} aria-label={t('office.app.backup')}>
        {codes.map((code) => (
          <li key={code} className={css.code} dir="ltr">
            {inGroups(code)}
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <Button size="sm" icon="download" onClick={() => save(codes, 'backup-codes.txt')}>
          {t('office.app.save')}
        </Button>
      </div>
      <Checkbox label={t('office.app.kept')} checked={areKept} onCheckedChange={toggle} />
      <div className={css.actions}>
        <Button variant="primary" aria-disabled={!areKept} onClick={onDone}>
          {t('office.app.done')}
        </Button>
      </div>
    </div>
  );
}
