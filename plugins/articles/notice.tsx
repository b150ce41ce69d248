import { Button, Note } from '@openbook/ui';

type NoticeProps = { text: string; action?: { label: string; onClick: () => void } };

/** Says that there is nothing to show, and what the reader can do. */
export function Notice({ text, action }: NoticeProps) {
  return (
    <Note
      role="status"
      actions={
        action === undefined ? undefined : (
          <Button variant="secondary" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Note>
  );
}
