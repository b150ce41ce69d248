import { Tag, type TagTone } from '@/shared/ui/tag';
import { Code, Table } from '@/widgets/plugin-overview';

import type { GuardTrace } from '../lib/given';

const tones: Readonly<Record<string, TagTone>> = {
  pass: 'won',
  redirect: 'accent',
  leave: 'accent',
  cancel: 'warning',
};

/** Which guards ran at each navigation, what each said, and how long it took. */
export function GuardSection({ trace }: { trace: readonly GuardTrace[] }) {
  return (
    <Table
      name="debugger.section.guards"
      heads={['debugger.column.path', 'debugger.column.guard', 'debugger.column.verdict', 'debugger.column.ms']}
      rows={trace.flatMap(({ path, steps }, run) =>
        steps.map(({ name, verdict, ms }, index) => ({
          key: `${String(run)}:${name}`,
          cells: [
            index === 0 ? <Code>{path}</Code> : '',
            <Code>{name}</Code>,
            <Tag tone={tones[verdict] ?? 'danger'}>{verdict}</Tag>,
            <Code>{ms.toFixed(1)}</Code>,
          ],
        })),
      )}
    />
  );
}
