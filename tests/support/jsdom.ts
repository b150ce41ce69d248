/**
 * Adds modal dialogs and popovers, which jsdom does not have. Has only the parts that tests look at: open and closed,
 * the events, focus and Esc.
 */

function toggleEvent(type: string, newState: string, cancelable: boolean): Event {
  const event = new Event(type, { cancelable });
  return Object.assign(event, { newState, oldState: newState === 'open' ? 'closed' : 'open' });
}

const focusable = 'button, [href], input, select, textarea, [tabindex]';

export function installDialog(): void {
  const { prototype } = HTMLDialogElement;
  if ('showModal' in prototype) return;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
      (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable))?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', (event) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (event.key === 'Escape' && dialog instanceof HTMLDialogElement) {
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    }
  });
}

const openers = new WeakMap<HTMLElement, Element | null>();

function show(popover: HTMLElement) {
  if (popover.hasAttribute('data-open')) return;
  openers.set(popover, document.activeElement);
  popover.dispatchEvent(toggleEvent('beforetoggle', 'open', true));
  popover.setAttribute('data-open', '');
  // The default style sheet of jsdom hides popovers and does not know `:popover-open`.
  popover.style.display = 'block';
  queueMicrotask(() => popover.dispatchEvent(toggleEvent('toggle', 'open', false)));
}

function hide(popover: HTMLElement) {
  if (!popover.hasAttribute('data-open')) return;
  popover.dispatchEvent(toggleEvent('beforetoggle', 'closed', false));
  popover.removeAttribute('data-open');
  popover.style.display = '';
  const opener = openers.get(popover);
  if (opener instanceof HTMLElement && popover.contains(document.activeElement)) opener.focus();
  queueMicrotask(() => popover.dispatchEvent(toggleEvent('toggle', 'closed', false)));
}

export function installPopover(): void {
  const { prototype } = HTMLElement;
  if ('showPopover' in prototype) return;
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      show(this);
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const invoker = target.closest('[popovertarget]');
    const popover = invoker && document.getElementById(invoker.getAttribute('popovertarget') ?? '');
    for (const open of document.querySelectorAll<HTMLElement>('[popover][data-open]')) {
      if (open !== popover && !open.contains(target)) hide(open);
    }
    if (popover) (popover.hasAttribute('data-open') ? hide : show)(popover);
  });
  document.addEventListener('keydown', (event) => {
    const open = [...document.querySelectorAll<HTMLElement>('[popover][data-open]')].at(-1);
    if (event.key === 'Escape' && open) hide(open);
  });
}

/** Nothing has a size here, so nothing ever changes it. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function installResizeObserver(): void {
  globalThis.ResizeObserver = StillObserver;
}
