import { escapeHtml } from './mailTexts';
import type { KeptMail } from './mails';

/** The mailbox as a page without scripts: the list, and one opened mail beside it. */
export function mailboxPage(mails: KeptMail[], opened: KeptMail | undefined): string {
  const content =
    mails.length === 0
      ? '<p class="empty">No mail yet. Sign up or reset a password, and the mail appears here.</p>'
      : `<div class="columns"><nav aria-label="Mails"><ul class="list">${mails.map((mail) => entry(mail, opened)).join('')}</ul></nav>${opened ? mailView(opened) : ''}</div>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${opened ? `${escapeHtml(opened.subject)} · ` : ''}Mailbox</title>
<link rel="stylesheet" href="/mailbox/mailbox.css">
</head>
<body>
<header>
<h1>Mailbox</h1>
<p>Every mail the product sends on this machine. Nothing leaves it.</p>
<a class="refresh" href="/mailbox">Check for new mail</a>
</header>
<main>${content}</main>
</body>
</html>`;
}

function entry(mail: KeptMail, opened: KeptMail | undefined): string {
  const current = mail.id === opened?.id ? ' aria-current="page"' : '';
  return `<li><a href="/mailbox?mail=${mail.id}"${current}><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span><span>${time(mail)}</span></a></li>`;
}

function mailView(mail: KeptMail): string {
  return `<article class="mail">
<h2>${escapeHtml(mail.subject)}</h2>
<p class="about">To ${escapeHtml(mail.to)}, ${time(mail)}</p>
<iframe title="The mail" src="/mailbox/mails/${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${headersOf(mail)}<details open><summary>As plain text</summary><pre>${linked(mail.text)}</pre></details>
</article>`;
}

function headersOf({ headers }: KeptMail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (lines.length === 0) return '';
  return `<details><summary>Headers</summary><pre>${linked(lines.join('\n'))}</pre></details>`;
}

function time(mail: KeptMail): string {
  const shown = `${mail.time.slice(0, 10)} ${mail.time.slice(11, 16)} UTC`;
  return `<time datetime="${mail.time}">${shown}</time>`;
}

// Only addresses of the web become links; everything else of the text stays text.
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, place) => {
      const safe = escapeHtml(part);
      return place % 2 === 1
        ? `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>`
        : safe;
    })
    .join('');
}
