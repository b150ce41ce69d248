import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Catcher = { url: string; mails: string[]; stop: () => void };

/** Speaks as much SMTP as a mailer needs, on the loopback, and keeps what it is given. */
export function catchMails(): Promise<Catcher> {
  const mails: string[] = [];
  const talk = (socket: Socket) => {
    let [buffer, isBody] = ['', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 catcher');
    socket.on('data', (data) => {
      buffer += data.toString();
      for (;;) {
        const end = isBody ? '\r\n.\r\n' : '\r\n';
        const at = buffer.indexOf(end);
        if (at < 0) return;
        const text = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        if (isBody) mails.push(text);
        if (/^QUIT/i.test(text) && !isBody) socket.end('221 bye\r\n');
        else say(/^DATA/i.test(text) && !isBody ? '354 go on' : '250 fine');
        isBody = !isBody && /^DATA/i.test(text);
      }
    });
    socket.on('error', () => socket.destroy());
  };
  const server = createServer(talk);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `smtp://127.0.0.1:${String(port)}`, mails, stop: () => server.close() });
    });
  });
}
