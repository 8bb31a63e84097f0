import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { hostedTemplates } from '../../local/mail/hostedTemplates';
import { confirmationMail, waitingSentence } from '../../local/mail/mailTexts';

const ROOT = path.join(__dirname, '..', '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('hosted Supabase sends the same mails; run `npm run mail:templates` when it does not', () => {
  for (const template of hostedTemplates()) expect(read(template.path)).toBe(template.text);
});

test('the settings name the templates, and give mails the same subjects', () => {
  const named = (wanted: string, settings: object) =>
    Object.fromEntries(
      hostedTemplates()
        .filter(({ kind }) => kind === wanted)
        .map(({ name, subject, path: file }) => [
          name,
          { ...settings, subject, content_path: `./${file}` },
        ]),
    );
  const config = parse(read('supabase/config.toml'));
  expect(config).toHaveProperty('auth.email.template', named('template', {}));
  expect(config).toHaveProperty(
    'auth.email.notification',
    named('notification', { enabled: true }),
  );
});

test('no link is used up by a program that opens it: each leads to a page with a button', () => {
  const links = hostedTemplates().flatMap(({ text }) =>
    [...text.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&#38;', '&')),
  );
  expect(links).toEqual(
    ['signup', 'recovery', 'magiclink', 'email_change'].map(
      (type) =>
        `{{ .SiteURL }}/auth/confirm#token_hash={{ .TokenHash }}&type=${type}&redirect_to={{ .RedirectTo }}`,
    ),
  );
});

test('the mail names the request that waits, and no words of the sign-up', () => {
  expect(waitingSentence('tree_removal')).toMatch(/^Your request for tree removal is waiting/);
  for (const odd of ['Call 555 0100', 'constructor', null, 7]) {
    expect(waitingSentence(odd)).toBeUndefined();
  }
  expect(confirmationMail('https://example.com').subject).toBe('Confirm your email');
});
