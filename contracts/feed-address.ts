/** The address of what a topic holds now, as the page asks for it and as the document names it beforehand. Spec: api §7.2. */
export const snapshotAddress = (topic: string, lng: string): string =>
  `/feed-api/v1/snapshot?${new URLSearchParams({ topic, lng }).toString()}`;
