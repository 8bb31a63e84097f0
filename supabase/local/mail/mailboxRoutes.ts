import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from '../database';
import { notFound, refusal } from '../../functions/_shared/refusal';
import { mailboxPage } from './mailboxPage';
import { findMail, listMails } from './mails';

const STYLES = readFileSync(path.join(__dirname, 'mailbox.css'), 'utf8');
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves /mailbox: the page, each mail separately, and everything as JSON at /mailbox/messages.json. */
export function mailboxRoutes(database: Queries): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, 'method_not_allowed', 'The mailbox can only be read.');
    }
    const url = new URL(request.url);
    if (url.pathname === '/mailbox' || url.pathname === '/mailbox/') {
      const mails = await listMails(database);
      const wanted = numberOf(url.searchParams.get('mail'));
      return html(
        mailboxPage(mails, mails.find((mail) => mail.id === wanted) ?? mails[0]),
        PAGE_POLICY,
      );
    }
    if (url.pathname === '/mailbox/mailbox.css') {
      return new Response(STYLES, {
        headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
      });
    }
    if (url.pathname === '/mailbox/messages.json') {
      const mails = await listMails(database);
      return Response.json(
        mails.map(({ to, subject, text, html: markup, headers, time }) => ({
          to,
          subject,
          text,
          html: markup,
          headers,
          time,
        })),
        { headers: { 'cache-control': 'no-store' } },
      );
    }
    const id = numberOf(/^\/mailbox\/mails\/(\d+)$/.exec(url.pathname)?.[1] ?? null);
    const mail = id === undefined ? undefined : await findMail(database, id);
    return mail ? html(mail.html, MAIL_POLICY) : notFound();
  };
}

function numberOf(text: string | null): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function html(body: string, policy: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}
