import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { plainPage } from '../texts/page.ts';
import { say } from '../texts/text.ts';

export const consentStyle = `body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f3f5f8;color:#14202e}
main{background:#fff;padding:32px;border-radius:12px;max-width:360px;box-shadow:0 4px 24px #0002}
h1{font-size:20px;margin:0 0 12px}button,a{display:block;width:100%;box-sizing:border-box;padding:10px;margin-top:12px;font:inherit;text-align:center;border-radius:8px}
button{border:0;background:#0b5fd6;color:#fff;cursor:pointer}a{color:#0b4fb0}
@media (prefers-color-scheme:dark){body{background:#0f1a2a;color:#e6ecf3}main{background:#182638}a{color:#8ab8ff}}`;

/** Plays the provider's own page. It asks once whether this site may know who the visitor is. */
export function consentPage({
  brand,
  name,
  lng,
  action,
  code,
  state,
}: Record<'brand' | 'name' | 'lng' | 'action' | 'code' | 'state', string>) {
  const said = (part: 'title' | 'text' | 'go' | 'back') => say(lng, `sign_in.provider.${part}`, { name, brand });
  const query = new URLSearchParams({ state });
  return plainPage({
    ...{ lng, key: 'sign_in.provider.text', title: said('title'), sheet: '/web-api/auth/oauth/consent.css' },
    inner: `<p>${escapeMarkup(said('text'))}</p>
<form action="${escapeMarkup(action)}" method="get">
<input type="hidden" name="code" value="${escapeMarkup(code)}"><input type="hidden" name="state" value="${escapeMarkup(state)}">
<button type="submit">${escapeMarkup(said('go'))}</button></form>
<a href="${escapeMarkup(`${action}?${query.toString()}`)}">${escapeMarkup(said('back'))}</a>`,
  });
}
