import type { SharedKind } from '@contracts/shared-games';

import type { Table } from '../lib/table';
import { Check } from './check';
import { Rules } from './rules';

export { Past } from './past';
export { RulesText } from './rules';

/** What is under the round: its rules, and the check of one that has ended. */
export function Below(props: { kind: SharedKind; table: Table | null }) {
  return (
    <>
      <Rules {...props} />
      <Check />
    </>
  );
}
