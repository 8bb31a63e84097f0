import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

interface Letterhead {
  business_name: string;
  logo: string | null;
  phone: string | null;
  licenses: Record<string, string>[];
  insurance: Record<string, string>[];
}

const letterhead = (caller: string, quote: string) =>
  market.call<Letterhead>(caller, 'quote_letterhead', { quote_id: quote });

async function quoted() {
  const vendor = await market.vendor({ name: 'Łukasz Tree Care', isInsured: false });
  await market.database.query(`update public.profiles set phone = '+15125550177' where id = $1`, [
    vendor,
  ]);
  const credential = (kind: string, number: string, days: number, isVerified: boolean) =>
    market.database.query(
      `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
       values ($1, $2::public.credential_kind, 'Texas', $3, current_date + $4::int,
         case when $5::boolean then now() end)`,
      [vendor, kind, number, days, isVerified],
    );
  await credential('liability_insurance', 'SECRET-1', 90, true);
  await credential('license', 'L-100', 90, true);
  await credential('license', 'L-EXPIRED', -2, true);
  await credential('license', 'L-UNCHECKED', 90, false);
  await credential('workers_compensation', 'SECRET-2', 90, false);
  const owner = await market.owner();
  const { id: request } = await market.submit(owner);
  const { lead } = await market.accept(request, vendor);
  return { vendor, owner, lead, quote: await market.quote(vendor, lead, 90_000) };
}

test('both sides read the business with what was verified and holds today, and no policy number', async () => {
  const { vendor, owner, quote } = await quoted();
  await market.database.query(
    `insert into public.vendor_media (vendor_id, kind, path) values ($1, 'logo', $2)`,
    [vendor, `${vendor}/logo.webp`],
  );
  const printed = await letterhead(owner, quote);
  expect(printed).toMatchObject({
    business_name: 'Łukasz Tree Care',
    logo: `${vendor}/logo.webp`,
    licenses: [{ number: 'L-100', issuer: 'Texas' }],
    insurance: [{ kind: 'liability_insurance', issuer: 'Texas' }],
  });
  expect(JSON.stringify(printed)).not.toMatch(/SECRET|EXPIRED|UNCHECKED/);
  expect(await letterhead(vendor, quote)).toEqual(printed);
});

test('the phone is there while contact is shared, and gone once it is taken back', async () => {
  const { vendor, owner, lead, quote } = await quoted();
  const phone = async () => (await letterhead(owner, quote)).phone;
  expect(await phone()).toBeNull();
  await market.call(owner, 'share_contact', { lead_id: lead });
  expect(await phone()).toBe('+15125550177');
  expect((await letterhead(vendor, quote)).phone).toBe('+15125550177');
  await market.call(owner, 'unshare_contact', { lead_id: lead });
  expect(await phone()).toBeNull();
});

test('nobody else reads it', async () => {
  const { quote } = await quoted();
  for (const caller of [await market.owner(), await market.vendor(), await market.admin()]) {
    expect((await refusal(letterhead(caller, quote))).message).toBe('This quote does not exist.');
  }
});
