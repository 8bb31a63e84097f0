import { confirmationMail, htmlText, WAITING_CATEGORIES, waitingSentence } from './mailTexts';

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

/** The emails that differ from the defaults of hosted Supabase, in its template syntax. */
export function hostedTemplates(): HostedTemplate[] {
  const mail = confirmationMail(
    '{{ .ConfirmationURL }}',
    `{{ if .Data.waiting_request }}${waiting}{{ end }}`,
  );
  return [
    {
      path: 'supabase/templates/confirmation.html',
      text: `${htmlText({ ...mail, subject: 'Confirm your email' }, '{{ .SiteURL }}')}\n`,
    },
  ];
}
