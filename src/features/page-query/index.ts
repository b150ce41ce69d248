export { placeOf } from './lib/place';
export type { PageQuery } from './lib/place';
export { $pageName, pageNamed } from './model/page-name';
export { $pageQuery } from './model/page-query';
