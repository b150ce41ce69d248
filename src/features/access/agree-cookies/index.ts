export { $cookieChoice, cookiesChosen } from './model/agreement';
export { CookiesBar } from './ui/lazy';
