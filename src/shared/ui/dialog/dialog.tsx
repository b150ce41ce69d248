import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';

import { IconButton } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './dialog.css';
import { addLayer } from './layers';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Hides the head; screen readers still read the title. */
  isTitleHidden?: boolean | undefined;
  /** Called by Esc, the Close button or a press outside. The owner then sets `open`. */
  onClose: () => void;
  /** Name of the Close button. */
  closeLabel: string;
  /** `any`: Esc, Close and a press outside. `explicit`: Esc and Close. `none`: only the owner's own buttons. */
  dismiss?: 'any' | 'explicit' | 'none' | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  placement?: 'center' | 'top' | 'sheet' | undefined;
  /** Children draw to the edges and scroll by themselves. */
  bare?: boolean | undefined;
  footer?: ReactNode;
  /** Gets the focus first. By default that is the first control of the content, or Close when there is none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/** A field comes before a choice: people open a dialog with a form to fill it in. */
const firstField = (content: HTMLElement): HTMLElement | null =>
  content.querySelector<HTMLElement>('input:not([type=radio], [type=checkbox]), textarea') ??
  content.querySelector('input, select');
const firstControl = (content: HTMLElement): HTMLElement | null =>
  firstField(content) ?? content.querySelector('button, a[href]');

/**
 * The focus returns to the control that had it before. When that control is gone ("Log in" of a new player), or is
 * removed when the page draws next, the page itself gets the focus.
 */
function giveBack(opener: Element | null): void {
  const goOn = () => {
    if (opener?.isConnected === false) document.querySelector('main')?.focus();
  };
  if (opener instanceof HTMLElement) opener.focus();
  goOn();
  requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === document.body && goOn()));
}

/** A modal on the native `<dialog>`: the rest of the page is inert, and the focus returns to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  isTitleHidden,
  onClose,
  closeLabel,
  dismiss = 'explicit',
  size,
  placement,
  bare,
  footer,
  initialFocus,
  children,
}: Omit<DialogProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    const inside = content.current;
    const opener = document.activeElement;
    if (!dialog || !inside) return undefined;
    dialog.showModal();
    const leave = addLayer(dialog);
    let given = initialFocus?.current ?? firstControl(inside);
    given?.focus();
    // A form that appears later in the dialog gets the focus as if it had been there, unless the player has moved on.
    // When a control disappears with the focus, the dialog takes the focus back.
    const observer = new MutationObserver(() => {
      const active = document.activeElement;
      const isLost = active === document.body || active === dialog;
      if (!isLost && active !== given) return;
      given = (isLost ? firstControl : firstField)(inside) ?? given;
      given?.focus();
    });
    observer.observe(inside, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      leave();
      dialog.close();
      giveBack(opener);
    };
  }, [initialFocus]);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The owner decides whether to close. If the browser closed the dialog itself, the owner would still think that it
    // is open.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismiss !== 'none') onClose();
  };
  /** A press on the scrim hits the dialog itself, outside its box. */
  const isOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    const box = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the scrim is no control of its own: Esc and Close do the same by keyboard
    <dialog
      ref={element}
      className={css.dialog({ size, placement })}
      aria-labelledby={titleId}
      onCancel={cancel}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onMouseUp={(event) => {
        // The press must begin and end outside: a text selection past the edge closes nothing.
        if (dismiss === 'any' && pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {isTitleHidden === true ? (
        <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      ) : (
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {dismiss !== 'none' && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </div>
      )}
      <div ref={content} className={bare === true ? css.bare : css.body}>
        {children}
      </div>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </dialog>
  );
}
