/** A sheet that an app makes while it runs holds below its own elements, whatever it says. Report R-P2, decision D-650. */
import { keepsWithin, scopeSheet } from '@/shared/scope-sheet';

import { accessorOf, apply, before, type Method } from './before';
import { callerApp, refuse } from './caller';

/** By sheet: whose it is. */
const owners = new WeakMap<CSSStyleSheet, string>();

/** The host itself writes the sheet of an app. */
let isHolding = false;

function hold(app: string, sheet: CSSStyleSheet): void {
  owners.set(sheet, app);
  if (keepsWithin(sheet.cssRules, app)) return;
  isHolding = true;
  scopeSheet(sheet, app);
  isHolding = false;
  refuse(app, 'styles the whole page by a sheet that it made: it is held within', false);
}

const { get, set } = accessorOf(Document.prototype, 'adoptedStyleSheets');
const adopted = () => (get === undefined ? [] : [...(apply(get, document, []) as CSSStyleSheet[])]);
function adopt(sheets: readonly CSSStyleSheet[]): void {
  if (set !== undefined) apply(set, document, [sheets]);
}

/** Of all sheets an app changes only its own. */
function adoptFor(app: string, wanted: readonly CSSStyleSheet[]): void {
  const others = adopted().filter((sheet) => owners.get(sheet) !== app);
  const own = wanted.filter((sheet) => sheet instanceof CSSStyleSheet && !others.includes(sheet));
  for (const sheet of own) hold(app, sheet);
  adopt([...others, ...own]);
}

/** What an app gets as the list: it may push and splice as in the real one. */
const listFor = (app: string) =>
  new Proxy(adopted(), {
    set: (list, key, value) => Reflect.set(list, key, value) && (adoptFor(app, list), true),
    deleteProperty: (list, key) => Reflect.deleteProperty(list, key),
  });

if (get !== undefined && set !== undefined)
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {
    configurable: false,
    enumerable: true,
    get(this: Document) {
      const app = this === document ? callerApp() : null;
      return app === null ? apply(get, this, []) : listFor(app);
    },
    set(this: Document, wanted: CSSStyleSheet[]) {
      const app = this === document ? callerApp() : null;
      if (app === null) apply(set, this, [wanted]);
      else adoptFor(app, [...wanted]);
    },
  });

const changes = ['insertRule', 'deleteRule', 'addRule', 'removeRule', 'replaceSync', 'replace'];
const writes = Object.fromEntries(
  changes.map((name) => [name, (CSSStyleSheet.prototype as unknown as Record<string, unknown>)[name]]),
);
const isOf = ({ ownerNode }: CSSStyleSheet, app: string) =>
  ownerNode instanceof HTMLElement && ownerNode.dataset['plugin'] === app;

for (const name of changes)
  before(CSSStyleSheet.prototype, [name], (app, self, args) => {
    const sheet = self as CSSStyleSheet;
    const owner = owners.get(sheet);
    // A sheet outside the document is the app's own affair.
    const isFree = owner === undefined && sheet.ownerNode === null && !adopted().includes(sheet);
    if (isHolding || isFree) return undefined;
    if (owner !== app && !isOf(sheet, app)) return () => refuse(app, 'changes a style sheet of the page: refused');
    return () => {
      const done = apply(writes[name] as Method, sheet, args);
      hold(app, sheet);
      if (done instanceof Promise) return done.then(() => (hold(app, sheet), sheet));
      return done;
    };
  });

/** A rule of a sheet can be written too, and no event tells of that. */
export function holdAgain(): void {
  for (const sheet of adopted()) {
    const owner = owners.get(sheet);
    if (owner !== undefined) hold(owner, sheet);
  }
}
