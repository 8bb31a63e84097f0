import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Photos of a quote are for its two sides, and stay while a quote shows them.

let market: Marketplace;
let owner: string;
let vendor: string;
let rival: string;
let request: string;
let lead: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  [vendor = '', rival = ''] = await market.vendors(2, { tokens: 100, crewSize: 20 });
  request = (await market.submit(owner)).id;
  lead = (await market.accept(request, vendor)).lead;
  await market.lead(request, rival);
});
afterAll(() => market.database.close());

const photosOf = (count: number) =>
  Promise.all(Array.from({ length: count }, () => market.photo(vendor)));
const quoted = (photos: unknown) => market.quote(vendor, lead, 90_000, { photos });

/** What someone reads of a quote's photo: its row, and the file itself. */
const sees = (userId: string, quote: string, photo: string) =>
  market.database.as({ userId }, async (queries) => [
    (await queries.query('select 1 from public.quote_photos where quote_id = $1', [quote])).length,
    (await queries.query('select 1 from storage.objects where name = $1', [photo])).length,
  ]);

test('both sides see the photos, another Pro and another owner do not', async () => {
  const [photo = ''] = await photosOf(1);
  expect(await sees(owner, 'ffffffff-ffff-4fff-bfff-ffffffffffff', photo)).toEqual([0, 0]);
  const quote = await quoted([photo]);
  expect(await sees(owner, quote, photo)).toEqual([1, 1]);
  expect(await sees(vendor, quote, photo)).toEqual([1, 1]);
  for (const other of [rival, await market.owner()]) {
    expect(await sees(other, quote, photo)).toEqual([0, 0]);
  }
  // Nor once the rival has lost the work to the Pro.
  await market.award(owner, quote);
  expect(await sees(rival, quote, photo)).toEqual([0, 0]);
  expect(await sees(owner, quote, photo)).toEqual([1, 1]);
});

describe('a quote on a request of its own', () => {
  beforeEach(async () => {
    ({ lead } = await market.accept((await market.submit(owner)).id, vendor));
  });

  test('has up to six photos, in order, and a new version may show them again', async () => {
    const photos = await photosOf(6);
    const shown = async (quote: string) =>
      (
        await market.database.query<{ path: string }>(
          'select path from public.quote_photos where quote_id = $1 order by position',
          [quote],
        )
      ).map(({ path }) => path);
    expect(await shown(await quoted(photos))).toEqual(photos);
    const next = await quoted(photos.slice(2));
    expect(await shown(next)).toEqual(photos.slice(2));
    expect(await shown(await quoted([]))).toEqual([]);
  });

  test('takes no seventh photo, none twice and none of another person', async () => {
    expect(await refusal(quoted(await photosOf(7)))).toMatchObject({
      message: 'At most 6 photos can be sent.',
    });
    const [photo = ''] = await photosOf(1);
    expect(await refusal(quoted([photo, photo]))).toMatchObject({
      message: 'A photo can be added once.',
    });
    for (const foreign of [await market.photo(rival), `${vendor}/never-uploaded.jpg`, 5]) {
      expect(await refusal(quoted([foreign]))).toMatchObject({
        message: 'A photo was not uploaded. Please add it again.',
      });
    }
  });

  test('keeps its photos from being removed', async () => {
    const [shown = '', loose = ''] = await photosOf(2);
    await quoted([shown]);
    const removed = (name: string) =>
      market.database.as({ userId: vendor }, async (queries) =>
        queries.query('delete from storage.objects where name = $1 returning 1', [name]),
      );
    expect(await removed(shown)).toHaveLength(0);
    expect(await removed(loose)).toHaveLength(1);
  });
});
