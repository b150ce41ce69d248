import { lamps } from './game.ts';
import { words } from './words.ts';

type Opened = { token: string; lang: string; site: string };

const plain = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
const isSpoken = (lang: string): lang is keyof typeof words => Object.hasOwn(words, lang);

/** The page of the frame. What it must know is in attributes, so it has no script of its own text. */
export function pageOf({ token, lang, site }: Opened): string {
  const spoken = isSpoken(lang) ? lang : 'en';
  const [choose, lamp, stake, play, lobby, balance, paid, none, refused, rules] = words[spoken];
  const choices = Array.from(
    { length: lamps },
    (_, place) =>
      `<label class="lamp"><input type="radio" name="lamp" value="${String(place)}"${place === 0 ? ' checked' : ''}><span>${lamp} ${String(place + 1)}</span></label>`,
  ).join('');
  const said = { token, site, lang: spoken, paid, none, refused };
  const data = Object.entries(said)
    .map(([name, value]) => `data-${name}="${plain(value)}"`)
    .join(' ');
  return `<!doctype html><html lang="${spoken}" dir="${spoken === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Six Lamps</title><link rel="stylesheet" href="/six-lamps.css"></head>
<body ${data}><main><h1>Six Lamps</h1><p>${rules}</p><p>${balance}: <strong id="balance"></strong></p>
<form id="form"><fieldset><legend>${choose}</legend><div class="lamps">${choices}</div></fieldset>
<p class="row"><label>${stake} <input id="stake" name="stake" inputmode="decimal" value="1" maxlength="12" required></label>
<button type="submit">${play}</button><button type="button" id="exit">${lobby}</button></p></form>
<p id="result" role="status"></p></main><script src="/six-lamps.js"></script></body></html>`;
}

export const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;background:#10233d;color:#fff}
main{max-width:34rem;margin:0 auto;padding:1rem}h1{margin:0;font-size:1.4rem}fieldset{border:1px solid #6f8bb0;border-radius:8px}
.lamps{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem}.lamp{display:flex;align-items:center;gap:.4rem;min-height:44px;padding:0 .5rem;border-radius:8px;background:#1d3a61}
.lamp:has(:checked){outline:2px solid #ffd75e}.lamp[data-lit]{background:#ffd75e;color:#10233d}.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
button,#stake{font:inherit;min-height:44px;padding:0 1rem;border-radius:8px;border:1px solid #9fb6d6}button{background:#ffd75e;color:#10233d;border:0}
button:disabled{background:#54677f;color:#fff}#exit{background:none;color:#fff;border:1px solid #9fb6d6}#stake{inline-size:7rem;background:#fff;color:#10233d}
:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

export const script = `'use strict';
const { token, site, lang, paid, none, refused } = document.body.dataset;
const at = (id) => document.getElementById(id);
let currency = '', digits = 2, isPaused = false, isBusy = false;
const say = (word) => { if (site && parent !== window) parent.postMessage(word, site); };
const money = (minor) => new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(minor / 10 ** digits) + ' ' + currency;
const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
const draw = () => { at('form').querySelector('[type=submit]').disabled = isPaused || isBusy || currency === ''; };
const tell = (text) => { at('result').textContent = text; };
const enter = async () => {
  const who = await post('/enter', { token }).catch(() => ({}));
  if (!who.currency) return tell(refused.replace('{why}', who.error || '?'));
  currency = who.currency;
  digits = who.digits ?? 2;
  at('balance').textContent = money(who.balance);
  draw();
  say({ type: 'ready' });
};
at('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const stake = Math.round(Number(at('stake').value.replace(',', '.')) * 10 ** digits);
  if (isBusy || isPaused || !(stake > 0)) return;
  isBusy = true; draw();
  for (const lamp of document.querySelectorAll('.lamp')) lamp.removeAttribute('data-lit');
  const lamp = Number(new FormData(at('form')).get('lamp'));
  const said = await post('/rounds', { token, stake, lamp, currency }).catch(() => ({ kind: 'unknown' }));
  if (said.kind === 'played') {
    document.querySelectorAll('.lamp')[said.lit].setAttribute('data-lit', '');
    tell((said.payout > 0 ? paid : none).replace('{lit}', said.lit + 1).replace('{sum}', money(said.payout)));
    if (said.balance !== null) at('balance').textContent = money(said.balance);
  } else tell(refused.replace('{why}', said.error || '?'));
  isBusy = false; draw();
});
at('exit').addEventListener('click', () => say({ type: 'exit' }));
addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== site) return;
  if (event.data?.type === 'pause') isPaused = true;
  if (event.data?.type === 'resume') isPaused = false;
  draw();
});
draw();
void enter();
`;
