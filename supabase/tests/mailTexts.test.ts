import { htmlText, recoveryMail } from '../local/mail/mailTexts';
import { openMarketplace, type Marketplace } from './support/marketplace';

interface Rendered extends Record<string, unknown> {
  kind: string;
  about_request: boolean;
  subject: string;
  body_text: string;
  body_html: string;
}

let market: Marketplace;
let mails: Rendered[];
beforeAll(async () => {
  market = await openMarketplace();
  mails = await market.database.query<Rendered>(
    `select k.kind, k.body || k.subject ~ '\\{request\\}' as about_request, m.subject, m.body_text, m.body_html
     from private.notification_kinds k,
       private.render_mail(k.kind, private.mail_parts(k.sides[1], $1), '/dashboard', 'https://trees.example/unsubscribe/x') m
     order by k.kind`,
    [
      {
        request_number: 1001,
        category: 'maintenance',
        city: 'Austin',
        business: 'Oak & Co',
        customer: 'Ada',
        amount_cents: 95_000,
      },
    ],
  );
});
afterAll(() => market.database.close());

test('subject and first line of a mail about a request name it, its service and its place', () => {
  const about = mails.filter(({ about_request: isAbout }) => isAbout);
  expect(about.length).toBeGreaterThan(25);
  for (const { kind, subject, body_text: text } of about) {
    expect({ kind, subject }).toMatchObject({ subject: expect.stringMatching(/request #1001/i) });
    expect(text.split('\n')[0]).toBe('Request #1001: trimming and care in Austin');
  }
});

test('every mail is drawn in one frame, which turns dark where the device is', () => {
  const account = htmlText(recoveryMail('https://trees.example/x'), 'https://trees.example');
  const styleOf = (html: string) => /<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
  for (const html of [...mails.map(({ body_html: html }) => html), account]) {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(styleOf(html)).toBe(styleOf(account));
    expect(html).toContain('/pictures/mark.png');
    expect(html).not.toMatch(/@@|\{[a-z_]+\}/);
  }
  expect(styleOf(account)).toContain('prefers-color-scheme: dark');
});
