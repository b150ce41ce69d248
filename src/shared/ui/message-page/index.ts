export { MessagePage } from './message-page';
export type { MessagePageProps } from './message-page';
