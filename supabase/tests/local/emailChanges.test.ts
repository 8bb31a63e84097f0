import { EmailChanges } from '../../local/auth/emailChanges';
import { AccountMailer } from '../../local/mail/accountMailer';
import { openMarketplace, type Marketplace } from '../support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

/** What a change answers to one of its two links, which were mailed at this time; undefined when it may complete. */
async function answerTo(link: 'current' | 'new', sentAt: string): Promise<unknown> {
  const id = await market.owner();
  await market.database.query(
    `update auth.users set email_change = 'next-' || email, email_change_token_current = id || 'current',
       email_change_token_new = id || 'new', email_change_sent_at = ${sentAt} where id = $1`,
    [id],
  );
  const changes = new EmailChanges({
    database: market.database,
    mailer: new AccountMailer(market.database, 'http://localhost:3000'),
  });
  const request = new Request('http://localhost:3000/auth/v1/verify', { method: 'POST' });
  return (await changes.confirmOne(request, id + link))?.status;
}

test.each(['current', 'new'] as const)(
  'while both links are open, that of the %s address never completes a change, whenever it was mailed',
  async (link) => {
    expect(await answerTo(link, 'now()')).toBe(200);
    expect(await answerTo(link, `now() - interval '25 hours'`)).toBe(403);
    expect(await answerTo(link, 'null')).toBe(403);
  },
);
