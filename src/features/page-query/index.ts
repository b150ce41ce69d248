export { $pageQuery } from './model/page-query';
export type { PageQuery } from './model/page-query';
