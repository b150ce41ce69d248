import { pluginFaults } from './plugin-faults.ts';

/** How an app of the page harms it. `contained`: nothing comes of it. `ended`: the app is taken away too. `documented`: it is not held, and the docs say so. */
type Outcome = 'contained' | 'ended' | 'documented';
type Where = 'session' | 'press' | 'sheet' | 'surface' | 'cover' | 'address' | 'language' | 'docs';

/** The style of what lies over the whole page. */
export const cover = "position: 'fixed', inset: '0', zIndex: '9999', background: 'white'";

/** By where they reach: what an app runs, by its name. The journeys of `tests/e2e/platform/` read it. */
const codes = {
  session: {
    'asks for a token by fetch': "return (await fetch('/web-api/user/gettoken', { headers })).status",
    'asks for a token by a request':
      "return (await fetch(new Request('/web-api/user/gettoken', { headers, credentials: 'include' }))).status",
    'asks for a token by an address that changes':
      "let n = 0; const to = { toString: () => (n++ ? '/web-api/user/gettoken' : '/content-api/v1/news') }; return (await fetch(to, { headers })).status",
    'asks for a token the old way':
      "const x = new XMLHttpRequest(); x.open('GET', '/web-api/user/gettoken', false); return 'opened'",
    'calls for money': "return (await fetch('/coupon-api/v1/coupons', { headers })).status",
    'sends a beacon': "return navigator.sendBeacon('/web-api/auth/disconnect', '')",
    'puts another fetch': "window.fetch = () => 'mine'; return 'put'",
    'listens to effector': "return 'setInspector' in (await import('effector'))",
  },
  press: {
    'presses the button': 'button.click()',
    'makes up a press of the mouse':
      "for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) button.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))",
    'presses Enter in the stake':
      "for (const kind of ['keydown', 'keypress', 'keyup']) field.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true, cancelable: true }))",
    'sends the form': 'field.form?.requestSubmit()',
    'sends the form by its button': 'button.form?.requestSubmit(button)',
    'makes up the sending of the form':
      "field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))",
    'presses by a label of its own':
      "button.id ||= 'taken'; const label = Object.assign(document.createElement('label'), { htmlFor: button.id }); own.append(label); label.click(); label.remove()",
    'takes the button into its own place and presses it':
      'const [home, next] = [button.parentNode, button.nextSibling]; own.append(button); button.click(); home.insertBefore(button, next)',
    'calls what React keeps on the button':
      "const props = button[Object.keys(button).find((key) => key.startsWith('__reactProps'))]; props.onClick?.({ preventDefault() {}, currentTarget: button, nativeEvent: { isTrusted: true } }); const form = field.form; form?.[Object.keys(form).find((key) => key.startsWith('__reactProps'))]?.onSubmit?.({ preventDefault() {} })",
    'says that its event is another':
      "Object.defineProperty(Event.prototype, 'type', { configurable: true, get: () => 'scroll' }); button.click(); delete Event.prototype.type",
  },
  sheet: {
    pushes: 'const s = new CSSStyleSheet(); s.replaceSync(hide); document.adoptedStyleSheets.push(s)',
    sets: 'const s = new CSSStyleSheet(); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]; s.replaceSync(hide)',
    rewrites:
      "const s = new CSSStyleSheet(); s.replaceSync('.own button { margin: 0 }'); document.adoptedStyleSheets.push(s); s.cssRules[0].selectorText = 'button'; s.cssRules[0].style.setProperty('display', 'none', 'important')",
  },
  surface: {
    inverter: "document.documentElement.style.filter = 'invert(1)'",
    setter: "document.body.style.setProperty('display', 'none')",
    namer: "document.documentElement.setAttribute('style', 'filter: invert(1)')",
    classer: "document.body.className = 'dark'; document.body.classList.add('taken')",
    ruler: "document.styleSheets[0].insertRule('button { display: none !important }')",
    emptier: 'document.body.replaceChildren()',
  },
  cover: {
    curtain: `Object.assign(own.style, { ${cover} })`,
    'body-curtain': `const c = document.createElement('div'); Object.assign(c.style, { ${cover} }); document.body.append(c)`,
    opener:
      "const again = setInterval(() => host.openModal('login'), 200); host.gone.addEventListener('abort', () => clearInterval(again))",
  },
  address: { pusher: "history.pushState({}, '', '/en/results')" },
  language: {
    parser: 'JSON.parse = () => ({})',
    mapper: 'Array.prototype.map = () => []',
  },
} as const;
const outcomes: Readonly<Record<keyof typeof codes, Outcome>> = {
  ...{ session: 'contained', press: 'contained', sheet: 'contained', address: 'contained' },
  ...{ surface: 'ended', cover: 'ended', language: 'ended' },
};

/**
 * What nothing holds, by the words of docs/write-a-plugin.md: what an app runs, and what comes of it. A journey runs them: what is held one day
 * leaves the docs.
 */
export const documented = {
  'A script can walk from an element of the host to what React keeps there': [
    "return Object.keys(document.querySelector('main button')).some((key) => key.startsWith('__reactProps'))",
    true,
  ],
  'import a file of the host': [
    "return typeof (await import(document.querySelector('script[type=module][src]').src))",
    'object',
  ],
  'make an empty frame of this origin and send with the cookie of the session from there': [
    "return (await frame().fetch('/web-api/user/gettoken', { headers })).status",
    200,
  ],
  'ask the backend for a token of its own': [
    "const { data } = await (await frame().fetch('/web-api/user/gettoken', { headers })).json(); return typeof data.token",
    'string',
  ],
  'A call by a timer, a bound function or a frame hides it': [
    "return await new Promise((done) => setTimeout(Function.prototype.call.bind(Element.prototype.setAttribute), 0, own, 'data-hidden', '') && setTimeout(() => done(own.hasAttribute('data-hidden')), 20))",
    true,
  ],
  'write into elements and rules of the host one by one': [
    "const field = document.querySelector('main button'); field.setAttribute('data-taken', ''); return field.hasAttribute('data-taken')",
    true,
  ],
  'lay something over the page that lets presses through': [
    `Object.assign(own.style, { position: 'fixed', inset: '0', pointerEvents: 'none' }); await new Promise((done) => setTimeout(done, 500)); return own.isConnected && getComputedStyle(own).position`,
    'fixed',
  ],
  'replace functions of the DOM, and take memory': [
    "const { closest } = Element.prototype; Element.prototype.closest = () => null; const taken = own.closest('main'); Element.prototype.closest = closest; window.kept = new Uint8Array(1e6); return taken",
    null,
  ],
  'A loop that changes nothing on the screen': [
    'for (let turn = 0; turn < 20; turn++) { const end = performance.now() + 20; while (performance.now() < end); await new Promise((done) => setTimeout(done)); } return own.isConnected',
    true,
  ],
} as const;

export const codesOf = <W extends keyof typeof codes>(where: W): (typeof codes)[W] => codes[where];

export type HostileApp = { name: string; kind: 'fault' | 'attack'; where: Where | 'place'; outcome: Outcome };

/** The whole table: ordinary faults cost their own place, attacks come to nothing, end their app, or are written down. */
export const hostileApps: readonly HostileApp[] = [
  ...pluginFaults.map(({ id }) => ({ name: id, kind: 'fault', where: 'place', outcome: 'contained' }) as const),
  ...(Object.keys(codes) as (keyof typeof codes)[]).flatMap((where) =>
    Object.keys(codes[where]).map((name) => ({ name, kind: 'attack', where, outcome: outcomes[where] }) as const),
  ),
  ...Object.keys(documented).map((name) => ({ name, kind: 'attack', where: 'docs', outcome: 'documented' }) as const),
];
