import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

const END_OF_MESSAGE = '\r\n.\r\n';

export interface HangingUp {
  port: number;
  /** Number of messages passed on without a response. */
  count: number;
  close(): Promise<void>;
}

/** A proxy that closes the connection `times` times after a whole message, before the mail server's response. */
export async function hangUpAfterData(mailPort: number, times: number): Promise<HangingUp> {
  const server = createServer((client) => {
    const mail = connect(mailPort, '127.0.0.1');
    let tail = '';
    client.on('data', (chunk: Buffer) => {
      mail.write(chunk);
      tail = (tail + chunk.toString('latin1')).slice(-END_OF_MESSAGE.length);
      if (tail !== END_OF_MESSAGE || line.count >= times) return;
      line.count++;
      client.destroy();
    });
    mail.pipe(client);
    for (const socket of [client, mail]) socket.on('error', () => undefined);
    client.on('close', () => mail.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: HangingUp = {
    port: (server.address() as AddressInfo).port,
    count: 0,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
