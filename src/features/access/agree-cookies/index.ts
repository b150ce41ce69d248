export { $isBarShown, questionPlaced } from './model/agreement';
export { CookiesBar } from './ui/lazy';
