export { announce, deliver } from './outbox.ts';
export { subscriberSchema } from './schema.ts';
export { isSubscriberSecret, type Subscriber } from './sign.ts';
