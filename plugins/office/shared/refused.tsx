import { Note } from '@openbook/ui';

/** Says why the last act did not happen. Null: it did. */
export const Refused = ({ failure }: { failure: string | null }) =>
  failure !== null && (
    <Note tone="danger" role="alert" icon="danger">
      {failure}
    </Note>
  );
