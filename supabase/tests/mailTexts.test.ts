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

test.each([
  ['arborist', 2, 'Your request: arborist visit in Austin, 2 trees, this week.'],
  ['stump_grinding', 1, 'Your request: stump grinding in Austin, 1 stump, this week.'],
  ['stump_grinding', 3, 'Your request: stump grinding in Austin, 3 stumps, this week.'],
])(
  'the mail about a request for %s of %i says what was asked for',
  async (category, trees, words) => {
    const [mail] = await market.database.query<Rendered>(
      `select m.body_text from private.render_mail('request_received', private.mail_parts('owner', $1), '/', null) m`,
      [
        {
          request_number: 1001,
          category,
          trees,
          city: 'Austin',
          timing: 'this_week',
          estimate_low_cents: 10_000,
          estimate_high_cents: 20_000,
        },
      ],
    );
    expect(mail?.body_text).toContain(words);
  },
);

test('every mail is drawn in one frame, which turns dark where the device is', () => {
  const account = htmlText(recoveryMail('https://trees.example/x'), 'https://trees.example');
  const styleOf = (html: string) => /<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
  for (const html of [...mails.map(({ body_html: html }) => html), account]) {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(styleOf(html)).toBe(styleOf(account));
    expect(html).toContain('/pictures/mark.png');
    expect(html).toMatch(/maildark\.png" media="\(prefers-color-scheme: dark\)"/);
    expect(html).not.toMatch(/@@|\{[a-z_]+\}/);
  }
  expect(styleOf(account)).toContain('prefers-color-scheme: dark');
});
