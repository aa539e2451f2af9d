import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../../../scripts/testing/port.js';

export interface ReceivedMail extends Email {
  envelopeTo: string[];
  raw: string;
}

export interface MailServer {
  port: number;
  mails: ReceivedMail[];
  /** Ends every connection without a word. */
  cut(): void;
  close(): Promise<void>;
}

/** A real mail server that keeps what it receives, on a free or given port. */
export async function startMailServer(options: SMTPServerOptions = {}, port?: number): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then(async (bytes) => {
          mails.push({
            ...(await PostalMime.parse(bytes)),
            envelopeTo: envelope.rcptTo.map(({ address }) => address),
            raw: bytes.toString(),
          });
          done();
        })
        .catch(done);
    },
    ...options,
  });
  // A client that disconnects must not fail a test.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  const listener = server.listen(port ?? (await freePort()), '127.0.0.1');
  await once(listener, 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return { port: (listener.address() as AddressInfo).port, mails, cut, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Rejects these recipients permanently. */
export const refusing = (...addresses: string[]): SMTPServerOptions => ({
  onRcptTo: ({ address }, _session, done) =>
    done(addresses.includes(address) ? Object.assign(new Error('5.1.1 Nobody here by that name'), { responseCode: 550 }) : undefined),
});
