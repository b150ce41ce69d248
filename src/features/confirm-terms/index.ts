export { termsGuard } from './model/guard';
