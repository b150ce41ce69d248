export { FormPage } from './form-page';
export { pageLink } from './form-page.css';
