export { $cookieChoice, $isBarShown, cookiesChosen } from './model/agreement';
export { CookiesBar } from './ui/lazy';
