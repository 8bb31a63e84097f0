import {
  codeMail,
  confirmationMail,
  emailChangeMail,
  htmlText,
  recoveryMail,
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

/** Every email about an account, in the template syntax of hosted Supabase. */
export function hostedTemplates(): NamedTemplate[] {
  const link = '{{ .ConfirmationURL }}';
  const confirmation = confirmationMail(link, `{{ if .Data.waiting_request }}${waiting}{{ end }}`);
  return [
    template('confirmation', { ...confirmation, subject: 'Confirm your email' }),
    template('recovery', recoveryMail(link)),
    template('email_change', emailChangeMail(link, '{{ .Email }}', '{{ .NewEmail }}')),
    template('reauthentication', codeMail('{{ .Token }}')),
  ];
}
