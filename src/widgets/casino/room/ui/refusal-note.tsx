import { useRefusalText } from '@/entities/bet-format';
import { type TextKey, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

type RefusalNoteProps = {
  refusal: { code: number; message: string };
  /** What the game says of a code in its own words; null: the words of all pages do. */
  ownText: (code: number) => TextKey | null;
};

/** Why the server did not do what was asked. */
export function RefusalNote({ refusal, ownText }: RefusalNoteProps) {
  const t = useT();
  const textOf = useRefusalText();
  const own = ownText(refusal.code);
  return (
    <Note tone="danger" role="alert">
      {own === null ? textOf(refusal) : t(own)}
    </Note>
  );
}
