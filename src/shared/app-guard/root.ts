/** Looks and attributes of root and body are the host's: an app reads them. Decision D-650. */
import { accessorOf, apply, before, type Method } from './before';
import { callerApp, refuse } from './caller';

const what = 'changes the root of the page: refused';
const changing = /^(?:set|remove|add$|toggle$|replace$|append$|clear$|delete$)/;

/** The lists of an element, as an app has them. */
const readOnly = (app: string, list: object) =>
  new Proxy(list, {
    get: (on, key) => {
      const value = Reflect.get(on, key, on) as unknown;
      if (typeof value !== 'function') return value;
      if (typeof key === 'string' && changing.test(key)) return () => refuse(app, what);
      return (...args: unknown[]) => apply(value as Method, on, args);
    },
    set: () => (refuse(app, what), true),
    deleteProperty: () => (refuse(app, what), true),
    defineProperty: () => (refuse(app, what), true),
  });

const guarded = [
  ...['style', 'dataset', 'hidden', 'inert', 'dir', 'lang', 'title'].map(
    (name) => [HTMLElement.prototype, name] as const,
  ),
  ...['attributeStyleMap', 'className', 'classList', 'id'].map((name) => [Element.prototype, name] as const),
];

function guard(element: HTMLElement): void {
  for (const [of, name] of guarded) {
    const { get, set } = accessorOf(of, name);
    if (get === undefined) continue;
    Object.defineProperty(element, name, {
      get: () => {
        const value = apply(get, element, []);
        const app = typeof value === 'object' && value !== null ? callerApp() : null;
        return app === null ? value : readOnly(app, value as object);
      },
      set: (value: unknown) => {
        const app = callerApp();
        if (app !== null) refuse(app, what);
        else if (set !== undefined) apply(set, element, [value]);
      },
    });
  }
  before(element, ['setAttribute', 'removeAttribute', 'toggleAttribute'], (app) => () => refuse(app, what));
}
for (const element of [document.documentElement, document.body]) guard(element);
