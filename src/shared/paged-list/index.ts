export { createAddressFilter } from './address-filter';
export { createPagedList } from './paged-list';
export type { Asked, Found } from './paged-list';
export { spanIn, spans, startOf } from './spans';
export type { Span } from './spans';
