export { $isBarShown } from './model/agreement';
export { CookiesBar } from './ui/lazy';
