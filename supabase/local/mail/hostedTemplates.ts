import {
  accountChangeMail,
  codeMail,
  confirmationMail,
  emailChangeMail,
  htmlText,
  recoveryMail,
  signInMail,
  WAITING_CATEGORIES,
  waitingSentence,
  type AccountChange,
  type MailText,
} from './mailTexts';

/** A mail template of hosted Supabase: its path in the repository, and its text. */
export interface HostedTemplate {
  path: string;
  text: string;
}

// Backquotes, because quotes are escaped in HTML.
const waiting = WAITING_CATEGORIES.map(
  (category) =>
    `{{ if eq .Data.waiting_request \`${category}\` }}${waitingSentence(category)}{{ end }}`,
).join('');

/** A template, where config.toml has it and what it calls it there, and its subject. */
interface NamedTemplate extends HostedTemplate {
  kind: 'template' | 'notification';
  name: string;
  subject: string;
}

function template(
  name: string,
  mail: MailText,
  kind: NamedTemplate['kind'] = 'template',
): NamedTemplate {
  return {
    kind,
    name,
    subject: mail.subject,
    path: `supabase/templates/${name}.html`,
    text: `${htmlText(mail, '{{ .SiteURL }}')}\n`,
  };
}

// Links lead to a page with a button, because programs that scan mails open links, and each works once. What
// follows # reaches no server, and so no log; templates escape it as a part of an address.
const linkOf = (type: string) =>
  `{{ .SiteURL }}/auth/confirm#token_hash={{ .TokenHash }}&type=${type}&redirect_to={{ .RedirectTo }}`;

const NAMED = { OLD: '{{ .OldEmail }}', NEW: '{{ .Email }}', PROVIDER: '{{ .Provider }}' };
const notification = (change: AccountChange) =>
  template(change, accountChangeMail(change, NAMED), 'notification');

/** Every email about an account, in the template syntax of hosted Supabase. */
export function hostedTemplates(): NamedTemplate[] {
  const waitingWords = `{{ if .Data.waiting_request }}${waiting}{{ end }}`;
  const confirmation = confirmationMail(linkOf('signup'), waitingWords);
  const change = emailChangeMail(linkOf('email_change'), '{{ .Email }}', '{{ .NewEmail }}');
  return [
    template('confirmation', { ...confirmation, subject: 'Confirm your email' }),
    template('recovery', recoveryMail(linkOf('recovery'))),
    template('magic_link', signInMail(linkOf('magiclink'))),
    template('email_change', change),
    template('reauthentication', codeMail('{{ .Token }}')),
    notification('password_changed'),
    notification('email_changed'),
    notification('mfa_factor_enrolled'),
    notification('mfa_factor_unenrolled'),
    notification('identity_linked'),
    notification('identity_unlinked'),
  ];
}
