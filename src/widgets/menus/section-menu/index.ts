export { $links } from './model/links';
export { OfficeMenu } from './ui/office-menu';
