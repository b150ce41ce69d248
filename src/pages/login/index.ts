export { LoginPage, LoginPage as default } from './ui/page';
