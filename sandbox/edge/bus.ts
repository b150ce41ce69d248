/** What carries operations between core and edges: plain subjects, in the order in which one side says them. */
export type Bus = {
  say: (subject: string, parts: readonly Uint8Array[]) => void;
  /** `heard` runs at once, so that subjects keep their order among each other. */
  hear: (subject: string, heard: (bytes: Uint8Array) => void) => void;
  close: () => Promise<void>;
};

/**
 * Reads the client of NATS only when somebody wants it: a server alone starts without. It looks for a NATS that is away or refuses it for
 * ever, also at the start.
 */
export async function openNats(url: string): Promise<Bus> {
  const { connect } = await import('@nats-io/transport-node');
  const { username, password, host } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  const who = pass !== '' ? { user, pass } : user === '' ? {} : { token: user };
  const nats = await connect({
    servers: host,
    ...who,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    ignoreAuthErrorAbort: true,
    pingInterval: 5000,
  });
  let isUp = true;
  void (async () => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') isUp = false;
      if (type === 'reconnect') isUp = true;
    }
  })();
  return {
    say: (subject, parts) => {
      // What was said into a broken line is asked for again by its number. Late it would look like what happens now.
      if (isUp && !nats.isClosed()) for (const part of parts) nats.publish(subject, part);
    },
    hear: (subject, heard) =>
      void nats.subscribe(subject, { callback: (error, { data }) => (error ? undefined : heard(data)) }),
    close: () => nats.close(),
  };
}
