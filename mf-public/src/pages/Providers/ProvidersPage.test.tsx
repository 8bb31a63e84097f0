import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SEARCH_TEXTS } from '@tree-service/domain';
import { claimsIn } from '@tree-service/domain/testing/searchVectors';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import ProvidersPage from './ProvidersPage';

const FIND = '/rest/v1/rpc/find_vendors';
const server = fakeBackend();

const vendor = {
  vendor_id: 'v1',
  business_name: 'Barton Tree Care',
  about: 'Climbers since 2009.',
  city: 'Austin',
  region: 'TX',
  distance_km: 5,
  categories: ['tree_removal', 'maintenance'],
  rating: 4.5,
  rating_count: 12,
  jobs_completed: 9,
  verified: ['liability_insurance'],
  is_demo: true,
  is_open_this_week: true,
  near_latitude: 30.28,
  near_longitude: -97.74,
  key: 95,
  total: 21,
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const open = (search = '') =>
  renderAt(<ProvidersPage />, { pathname: '/providers', search }, '/providers');

describe('the directory', () => {
  it('explains the listings before a search, and asks for none', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Approved and dated' })).toBeInTheDocument();
    const searches = server.calls.filter(({ path }) => !path.includes('_policy?'));
    expect(searches).toEqual([]);
  });

  it('lists Pros with their facts', async () => {
    server.respondTo(FIND, [vendor]);
    server.respondTo('/rest/v1/vendor_media', []);
    open('?zip=78704&service=tree_removal');
    const name = await screen.findByRole('link', { name: 'Barton Tree Care' });
    expect(name).toHaveAttribute('href', '/providers/v1');
    expect(server.callsTo(FIND)[0]?.body).toMatchObject({ zip: '78704', category: 'tree_removal' });
    const [entry] = within(screen.getByRole('list')).getAllByRole('listitem');
    for (const words of [
      'Austin, TX, about 3 miles away',
      '9 jobs completed here',
      'Liability insurance',
      'Tree removal · Trimming and care',
      'Demo business',
      'Open this week',
    ]) {
      expect(entry).toHaveTextContent(words);
    }
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars, 12 reviews' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show map' })).toHaveAttribute(
      'href',
      '/providers?zip=78704&service=tree_removal&map=yes',
    );
  });

  it('continues after the last Pro of a page', async () => {
    const many = (from: number) =>
      Array.from({ length: 20 }, (_, index) => ({
        ...vendor,
        vendor_id: `v${from + index}`,
        business_name: `Pro ${from + index}`,
        key: from + index,
      }));
    server.respondTo(FIND, many(1));
    server.respondTo('/rest/v1/vendor_media', []);
    open('?zip=78704');
    const more = await screen.findByRole('button', { name: 'Show more Pros' });
    server.respondTo(FIND, [{ ...vendor, vendor_id: 'last', business_name: 'The last', key: 99 }]);
    fireEvent.click(more);
    expect(await screen.findByRole('link', { name: 'The last' })).toBeVisible();
    expect(server.callsTo(FIND)[1]?.body).toMatchObject({ after_key: 20, after_id: 'v20' });
    expect(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more Pros' })).not.toBeInTheDocument();
  });

  it('sorts and filters through the address', async () => {
    server.respondTo(FIND, []);
    server.respondTo('/rest/v1/vendor_media', []);
    open('?zip=78704&sort=rating&stars=4&open=yes');
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
    fireEvent.click(screen.getByRole('checkbox', { name: "Workers' compensation verified" }));
    await waitFor(() =>
      expect(server.callsTo(FIND).at(-1)?.body).toEqual({
        zip: '78704',
        sort: 'rating',
        min_stars: 4,
        with_compensation: true,
        open_this_week: true,
        page_size: 20,
      }),
    );
    expect(
      await screen.findByRole('heading', {
        name: 'No Pros for tree work in 78704 match these filters',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/providers?zip=78704',
    );
  });

  it('shows a photo of finished work and the logo of each Pro', async () => {
    const path = 'v1/logo.png';
    const photo = (name: string, moment: string | null) => ({
      vendor_id: 'v1',
      kind: 'photo',
      path: `v1/${name}.jpg`,
      caption: `The ${name}`,
      moment,
    });
    server.respondTo('/rest/v1/vendor_media', [
      { ...photo('logo', null), kind: 'logo', path },
      photo('mess', 'before'),
      photo('lawn', 'after'),
    ]);
    const signed = [path, 'v1/lawn.jpg'].map((stored) => ({
      path: stored,
      signedURL: `/object/sign/vendor-media/${stored}?token=t`,
      error: null,
    }));
    server.respondTo(FIND, [vendor]);
    server.respondTo('/storage/v1/object/sign/vendor-media', signed);
    const { container } = open('?zip=78704');
    expect(await screen.findByRole('img', { name: 'The lawn' })).toHaveAttribute(
      'src',
      expect.stringContaining('vendor-media/v1/lawn.jpg?token=t'),
    );
    await waitFor(() =>
      expect(container.querySelector('li img[alt=""]')).toHaveAttribute(
        'src',
        expect.stringContaining('vendor-media/v1/logo.png?token=t'),
      ),
    );
    expect(screen.queryByRole('img', { name: 'The mess' })).not.toBeInTheDocument();
  });

  it('says when no Pro serves a ZIP code, who to call, and what else can be done', async () => {
    server.respondTo(FIND, []);
    const { container } = open('?zip=99501');
    const { title, words } = SEARCH_TEXTS.before_none_found;
    expect(await screen.findByText(title.replace('{place}', '99501'))).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(SEARCH_TEXTS.danger.words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send a request anyway' })).toHaveAttribute(
      'href',
      '/request',
    );
    expect(claimsIn(container.textContent)).toEqual([]);
  });

  it("shows the server's message for an unknown ZIP code", async () => {
    const message = "We don't recognize this ZIP code.";
    server.respondTo(FIND, { code: 'P0001', message }, 400);
    open('?zip=00000');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('says what is wrong with a ZIP code until it is corrected', () => {
    open();
    const zip = screen.getByLabelText('ZIP code');
    const message = 'Please enter a 5-digit ZIP code';
    fireEvent.change(zip, { target: { value: '787' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(zip).toHaveFocus();
    expect(zip).toBeInvalid();
    expect(zip).toHaveAccessibleDescription(message);
    expect(server.callsTo(FIND)).toEqual([]);
    fireEvent.change(zip, { target: { value: '78704' } });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('stores the search in the address', async () => {
    server.respondTo(FIND, []);
    open();
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '78704-1234' } });
    fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'emergency' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText(SEARCH_TEXTS.before_none_found.title.replace('{place}', '78704'));
    expect(server.callsTo(FIND)[0]?.body).toMatchObject({ zip: '78704', category: 'emergency' });
  });
});
