import { useUnit } from 'effector-react';
import { useState } from 'react';

import { httpLog, type HttpLogEntry } from '@/shared/api';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Tag } from '@/shared/ui/tag';
import { Code, showValue, Table } from '@/widgets/plugin-overview';

import { FilterField } from './filter-field';
import * as css from './page.css';

/** What a call sent and got. The page draws it when somebody opens it. */
function Exchange({ entry: { request, body } }: { entry: HttpLogEntry }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { query, body: sent, headers, idempotencyKey } = request;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Code>{request.path}</Code>
      </summary>
      {isOpen && (
        <>
          <p className={css.quiet}>{t('debugger.http.sent')}</p>
          <pre className={css.pre}>{showValue({ query, headers, idempotencyKey, body: sent })}</pre>
          <p className={css.quiet}>{t('debugger.http.received')}</p>
          <pre className={css.pre}>{showValue(body)}</pre>
        </>
      )}
    </details>
  );
}

function Status({ entry: { ms, status, failure } }: { entry: HttpLogEntry }) {
  if (ms === null) return <Tag>…</Tag>;
  return <Tag tone={failure === null ? 'won' : 'danger'}>{[status, failure].filter(Boolean).join(' ')}</Tag>;
}

/** The last hundred calls, newest first. A press sends one again. */
export function HttpSection() {
  const t = useT();
  const [entries, replay, clear] = useUnit([httpLog.$entries, httpLog.replayed, httpLog.cleared]);
  const [query, setQuery] = useState('');
  const found = entries.filter(({ request }) => request.path.includes(query.trim()));
  return (
    <>
      <div className={css.bar}>
        <FilterField value={query} onValueChange={setQuery} />
        <Button onClick={() => clear()}>{t('debugger.http.clear')}</Button>
      </div>
      <Table
        name="debugger.section.http"
        heads={[
          'debugger.column.time',
          'debugger.column.method',
          'debugger.column.path',
          'debugger.column.status',
          'debugger.column.ms',
          'debugger.column.action',
        ]}
        rows={found.map((entry) => ({
          key: entry.id,
          cells: [
            <Code>{new Date(entry.at).toISOString().slice(11, 23)}</Code>,
            <Code>{entry.request.method ?? 'GET'}</Code>,
            <Exchange entry={entry} />,
            <Status entry={entry} />,
            <Code>{entry.ms}</Code>,
            <Button
              size="sm"
              aria-label={`${t('debugger.http.replay')}: ${entry.request.path}`}
              onClick={() => replay(entry)}
            >
              {t('debugger.http.replay')}
            </Button>,
          ],
        }))}
      />
    </>
  );
}
