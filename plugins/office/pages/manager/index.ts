export { ManagerPage } from './ui/manager-page';
