export { SideLink } from './side-link';
export { count, heading, menu, subLink, text } from './side-menu.css';
