import css from './articles.module.css';

type NoticeProps = { text: string; action?: { label: string; onClick: () => void } };

/** What stands where there is nothing to show, and what can be done about it. */
export function Notice({ text, action }: NoticeProps) {
  return (
    <div className={css.notice} role="status">
      <p>{text}</p>
      {action !== undefined && (
        <button type="button" className={css.button} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
