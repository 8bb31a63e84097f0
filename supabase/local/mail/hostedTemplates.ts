import {
  codeMail,
  confirmationMail,
  emailChangeMail,
  htmlText,
  recoveryMail,
  signInMail,
  WAITING_CATEGORIES,
  waitingSentence,
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

/** A template, what config.toml calls it, and its subject there. */
interface NamedTemplate extends HostedTemplate {
  name: string;
  subject: string;
}

function template(name: string, mail: MailText): NamedTemplate {
  return {
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
  ];
}
