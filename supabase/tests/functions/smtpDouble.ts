import { createServer, type TLSSocket } from 'node:tls';
import type { TestCertificate } from './certificate';

/** A mail as the server took it: its envelope, headers and all. */
export interface TakenMail {
  from: string;
  to: string;
  content: string;
}

/** The used part of SMTP over TLS: mails are kept, and refused for addresses at refused.example. */
export interface SmtpDouble {
  readonly url: string;
  readonly mails: TakenMail[];
  /** Commands it did not know, which fail the test. */
  readonly unknown: string[];
  close(): void;
}

const USER = 'mailer';
const PASSWORD = 'a password / with signs';
const LOGIN = Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64');

export async function startSmtp(certificate: TestCertificate): Promise<SmtpDouble> {
  const mails: TakenMail[] = [];
  const unknown: string[] = [];
  const open = new Set<TLSSocket>();

  function serve(socket: TLSSocket): void {
    let mail = { from: '', to: '', content: '' };
    let isData = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);

    function hear(line: string): void {
      if (isData) {
        if (line !== '.') {
          mail.content += `${line.replace(/^\.\./, '.')}\n`;
          return;
        }
        isData = false;
        mails.push(mail);
        say('250 Taken');
        return;
      }
      const [, from] = /^MAIL FROM:<(\S+)>/.exec(line) ?? [];
      const [, to] = /^RCPT TO:<(\S+)>/.exec(line) ?? [];
      if (line.startsWith('EHLO ')) say('250-localhost\r\n250 AUTH PLAIN');
      else if (line === `AUTH PLAIN ${LOGIN}`) say('235 Welcome');
      else if (from !== undefined) {
        mail = { from, to: '', content: '' };
        say('250 Go on');
      } else if (to?.endsWith('@refused.example')) say('550 No such mailbox');
      else if (to !== undefined) {
        mail.to = to;
        say('250 Go on');
      } else if (line === 'DATA') {
        isData = true;
        say('354 Go on');
      } else if (line === 'RSET') say('250 Forgotten');
      else if (line === 'QUIT') {
        say('221 Bye');
        socket.end();
      } else {
        unknown.push(line);
        say('500 Not known to the double');
      }
    }

    open.add(socket);
    // A client may leave in the middle of a sentence.
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      const lines = (rest + String(part)).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 localhost');
  }

  const { key, cert } = certificate;
  const server = createServer({ key, cert }, serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    url: `smtps://${USER}:${encodeURIComponent(PASSWORD)}@localhost:${port}`,
    mails,
    unknown,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
