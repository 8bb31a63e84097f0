import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const mask = (text: string) => market.value<string>('private.mask_contact($1)', [text]);

test.each([
  // Email addresses
  ['Write to ada.byron+trees@example.co.uk today', 'Write to [email hidden] today'],
  ['ada @ example . com', '[email hidden]'],
  ['ada (at) example (dot) com', '[email hidden]'],
  ['ada[at]example.com', '[email hidden]'],
  ['name at gmail dot com', '[email hidden]'],
  ['My mail is oaktrees at gmail', 'My mail is [email hidden]'],
  ['oaktrees@gmail', '[email hidden]'],
  ['crew at oakandco dot net works', '[email hidden] works'],
  ['ada＠example．com', '[email hidden]'],
  ['ada@\u200bexample.com', '[email hidden]'],
  ['adaATgmailDOTcom', '[email hidden]'],
  ['google mail: adabyron', '[email hidden]'],
  ['adabyron at googlemail', '[email hidden]'],
  // Phone numbers
  ['area code 512 number 555 0177', 'area code [phone hidden]'],
  ['area code 512, number 555 0177', 'area code [phone hidden]'],
  ['Call (512) 555-0100 please', 'Call [phone hidden] please'],
  ['512.555.0100', '[phone hidden]'],
  ['+1 512 555 0100', '[phone hidden]'],
  ['15125550100', '[phone hidden]'],
  ['512 - 555 - 0100', '[phone hidden]'],
  ['5 1 2 5 5 5 0 1 0 0', '[phone hidden]'],
  ['5-1-2-5-5-5-0-1-0-0', '[phone hidden]'],
  ['five one two five five five zero one zero zero', '[phone hidden]'],
  ['Five-one-two, 555, oh-one-double-oh', '[phone hidden]'],
  ['+44 20 7946 0958', '[phone hidden]'],
  ['５１２５５５０１００', '[phone hidden]'],
  // Chat services and links
  ['https://wa.me/15125550100', '[link hidden]'],
  ['t.me/oak_climber', '[link hidden]'],
  ['See www.oakandco.com/quotes, thanks', 'See [link hidden] thanks'],
  ['We are oakandco.com', 'We are [link hidden]'],
  ['See oaktree.zone or oaktree.group', 'See [link hidden] or [link hidden]'],
  ['oakcrew.cloud, oakcrew.de', '[link hidden], [link hidden]'],
  ['oaktree · com', '[link hidden]'],
  ['oaktree·com', '[link hidden]'],
  ['oaktreeDOTcom', '[link hidden]'],
  ['oaktree . c o m', '[link hidden]'],
  ['t . me / oakclimber', '[link hidden]'],
  ['venmo me @oak-climber', 'venmo me [contact hidden]'],
  ['line id oakclimber', '[contact hidden]'],
  ['oakandco dot com', '[link hidden]'],
  ['facebook.com/oakandco', '[link hidden]'],
  ['WhatsApp: oakclimber', '[contact hidden]'],
  ['find me on Telegram @oak_climber', 'find me on [contact hidden]'],
  ['my signal username is oak.22', 'my [contact hidden]'],
  ['facebook me at oakclimber', '[contact hidden]'],
  ['telegram oak_climber', '[contact hidden]'],
  ['Look for @oakclimber', 'Look for [contact hidden]'],
  ['discord oak#1234', '[contact hidden]'],
  ['All our photos: linktr.ee/oakcrew', 'All our photos: [link hidden]'],
  ['cinco uno dos, cinco cinco cinco, cero uno cero cero', '[phone hidden]'],
])('%s', async (text, hidden) => {
  expect(await mask(text)).toBe(hidden);
});

test.each([
  'The oak is 45 ft tall and 30 in wide.',
  'Between $800-1200, or 1,200 to 1,500 with the stump.',
  'We can come on 2026-11-23 at 10:30.',
  'Request #1001, ZIP 78704.',
  'Monday 8:00 - 12:00, Tuesday 13:00 - 17:00',
  '1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  'Trunks of 24, 30, 36, 48 and 12 inches',
  'One oak, two elms and three pines; five or six stumps.',
  'I will signal the crane. The facebook reviews are good.',
  'Leave the logs at the curb.They can stay.',
  'Permit rules: https://www.austintexas.gov/trees?id=4',
  '$2500000000',
  'Wood: 3 cords @ 200 each',
  'Keys for units 412, 413, code 1207',
  'Tags: number 412, number 413, number 1207',
  'Uno o dos robles, tres pinos y cuatro olmos de 30 pies.',
  'Trunks: 24" 30" 36" 18" 22"',
  'Trunks: 24 30 36 18 22',
  '24"\n30"\n36"\n18"\n22"',
  'Heights 45 50 60 35 40 ft',
  'Smith.trees',
  'oak.tree service',
  'We paid 450/650/1200 for the last three',
  'License 512-455-1234-A',
  'Lots 301 302 3034',
  'Trees tagged 201 202 2031',
  'model 512-455-1234',
  'Serial 4412345678',
  'APN 412-330-0180',
  'the limb is over the roof.house is old',
  'please cut the limbs.me and my son help',
  'We looked at limbs.me and my son can help',
  '🌳 Danke! Merci — ¿mañana?',
  '',
])('%p is left alone', async (text) => {
  expect(await mask(text)).toBe(text);
});

test('masking what is masked changes nothing, and long texts take no time', async () => {
  const once = await mask('ada@example.com, 512-555-0100, oak.com, @oakclimber');
  expect(await mask(once)).toBe(once);
  for (const piece of ['a', '1 ', 'one ', '@', '.', 'a@', 'a.', '(', '- ']) {
    const started = performance.now();
    await mask(piece.repeat(4000).slice(0, 4000));
    expect(performance.now() - started).toBeLessThan(2000);
  }
});
