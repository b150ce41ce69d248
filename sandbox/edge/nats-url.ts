/** `nats://127.0.0.1:4222`, with a token or with name and password before the host. */
export const isNatsUrl = (url: string): boolean =>
  /^nats:\/\/\S{1,400}$/.test(url) &&
  URL.canParse(url) &&
  new URL(url).hostname !== '' &&
  /^\/?$/.test(new URL(url).pathname);
