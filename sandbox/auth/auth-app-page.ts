import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { noRobots, plainPage } from '../texts/page.ts';
import { say } from '../texts/text.ts';

export const authAppStyle = `body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f3f5f8;color:#14202e}
main{background:#fff;padding:32px;border-radius:12px;width:300px;box-shadow:0 4px 24px #0002}
h1{font-size:20px;margin:0 0 12px}label{display:block;margin-top:12px}[role=alert]{margin:0;color:#b3261e}
input,button{display:block;width:100%;box-sizing:border-box;padding:10px;font:inherit;border-radius:8px}
input{margin-top:4px;border:1px solid #6b7a8d;background:inherit;color:inherit}
button{margin-top:20px;border:0;background:#0b5fd6;color:#fff;cursor:pointer}a{display:block;margin-top:12px;padding:8px;text-align:center;color:#0b4fb0}
@media (prefers-color-scheme:dark){body{background:#0f1a2a;color:#e6ecf3}main{background:#182638}a{color:#8ab8ff}[role=alert]{color:#ffb4ab}}`;

export type AuthAppPage = {
  /** The name of the house. */
  brand: string;
  lng: string;
  /** The path of this site to come back to, with its language. */
  target: string;
  login?: string;
  isWrong?: boolean;
};

/** The log-in of an operator who keeps accounts in their own application: a form without script. Decision D-35. */
export function authAppPage({ brand, lng, target, login = '', isWrong = false }: AuthAppPage): string {
  const said = (part: 'title' | 'login' | 'password' | 'go' | 'back' | 'wrong') =>
    say(lng, `sign_in.app.${part}`, { brand });
  const marked = (part: Parameters<typeof said>[0]) => escapeMarkup(said(part));
  return plainPage({
    ...{ lng, key: 'sign_in.app.title', title: said('title'), sheet: '/auth-app/page.css', head: noRobots },
    inner: `${isWrong ? `<p role="alert" id="wrong">${marked('wrong')}</p>` : ''}
<form method="post" action="/auth-app/"><input type="hidden" name="redirect_url" value="${escapeMarkup(target)}"><input type="hidden" name="lng" value="${escapeMarkup(lng)}">
<label>${marked('login')}<input name="login" autocomplete="username" required value="${escapeMarkup(login)}"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></label>
<label>${marked('password')}<input name="password" type="password" autocomplete="current-password" required></label>
<button type="submit">${marked('go')}</button></form>
<a href="/${escapeMarkup(lng)}">${marked('back')}</a>`,
  });
}
