import { useUnit } from 'effector-react';

import { $feedState, feedMonitor } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Code, Table } from '@/widgets/plugin-overview';

import * as css from './page.css';

/** The state of the feed and its subscriptions. */
export function FeedSection() {
  const t = useT();
  const [state, received, dropped, rate, topics] = useUnit([
    $feedState,
    feedMonitor.$received,
    feedMonitor.$dropped,
    feedMonitor.$rate,
    feedMonitor.$topics,
  ]);
  const facts = [
    [t('debugger.column.state'), state],
    [t('debugger.feed.rate'), rate === null ? '–' : rate.toFixed(1)],
    [t('debugger.feed.received'), received],
    [t('debugger.feed.dropped'), dropped],
  ] as const;
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <Code>{value}</Code>
            </dd>
          </div>
        ))}
      </dl>
      <Table
        name="debugger.section.feed"
        heads={[
          'debugger.column.topic',
          'debugger.column.state',
          'debugger.column.epoch',
          'debugger.column.seq',
          'debugger.column.users',
          'debugger.column.waiting',
        ]}
        rows={topics.map(({ topic, phase, epoch, seq, users, waiting }) => ({
          key: topic,
          cells: [topic, phase, epoch ?? '–', seq ?? '–', users, waiting].map((value, index) => (
            <Code key={index}>{value}</Code>
          )),
        }))}
      />
    </>
  );
}
