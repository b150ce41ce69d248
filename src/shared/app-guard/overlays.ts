/**
 * Elements that an app adds to the body (tooltips, menus, dialogs, toasts, drag previews) are in an element with its
 * name: its styles apply there, and the element is removed with the app. Report R-P1, decision D-650.
 */
import { apply, before } from './before';
import { callerApp, refuse } from './caller';

const overlays = new Map<string, HTMLElement>();
// eslint-disable-next-line @typescript-eslint/unbound-method -- called by `apply`
const { append } = Element.prototype;

function overlayOf(app: string): HTMLElement {
  const overlay = overlays.get(app) ?? document.createElement('div');
  overlays.set(app, overlay);
  overlay.dataset['plugin'] = app;
  overlay.style.display = 'contents';
  if (!overlay.isConnected) apply(append, document.body, [overlay]);
  return overlay;
}

/** `isHere`: whether an app has a place now. An app that returns finds the elements that it added. */
export function showOverlays(isHere: (app: string) => boolean): void {
  for (const [app, overlay] of overlays)
    if (!isHere(app)) overlay.remove();
    else if (overlay.hasChildNodes()) overlayOf(app);
}

type Fiber = { return: Fiber | null; stateNode: unknown };

/** React puts in what an app has drawn by a portal: the root of its tree is in a place of the app. */
function drawnBy(node: Node): string | null {
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key === undefined ? null : (node as unknown as Record<string, Fiber | null>)[key];
  while (fiber?.return) fiber = fiber.return;
  const { containerInfo } = (fiber?.stateNode ?? {}) as { containerInfo?: unknown };
  return containerInfo instanceof Element
    ? (containerInfo.closest<HTMLElement>('[data-plugin]')?.dataset['plugin'] ?? null)
    : null;
}

const whose = (args: unknown[]): string | null => {
  const node = args.find((arg) => arg instanceof Node);
  return callerApp() ?? (node === undefined ? null : drawnBy(node));
};
const toNode = (arg: unknown) => (arg instanceof Node ? arg : new Text(String(arg)));

/** `of`: the arguments that are put in. */
const putAside = (on: object, names: readonly string[], of: (args: unknown[]) => unknown[]) =>
  before(
    on,
    names,
    (app, _, args) => () => {
      const nodes = of(args).map(toNode);
      for (const node of nodes) apply(append, overlayOf(app), [node]);
      return nodes[0];
    },
    whose,
  );

/** The code that inserted an element asks the body to remove it. */
const overlayWith = (child: unknown): HTMLElement | undefined => {
  const parent = child instanceof Node ? child.parentNode : null;
  return [...overlays.values()].find((overlay) => overlay === parent);
};

for (const on of [document.body, document.documentElement]) {
  putAside(on, ['append', 'appendChild', 'prepend'], (args) => args);
  putAside(on, ['insertBefore'], (args) => args.slice(0, 1));
  putAside(on, ['insertAdjacentElement'], (args) => args.slice(1));
  before(on, ['replaceChildren'], (app) => () => refuse(app, 'empties the page: refused'));
  before(
    on,
    ['removeChild'],
    (_, __, [child]) => {
      const overlay = overlayWith(child);
      return overlay && (() => overlay.removeChild(child as Node));
    },
    ([child]) => overlayWith(child)?.dataset['plugin'] ?? null,
  );
}
