export { placeOf } from './lib/place';
export type { PageQuery } from './lib/place';
export { $pageQuery } from './model/page-query';
