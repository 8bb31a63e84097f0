import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { PriceForm } from './PriceForm';

const server = fakeBackend();
const answer = {
  estimate: {
    version: 1,
    currency: 'USD',
    low_cents: 45_000,
    high_cents: 120_000,
    lines: [],
    reasons: [],
    site_visit_needed: false,
    line_clearance_needed: false,
  },
  city: 'Austin',
  region: 'TX',
  vendors: [],
  search: 'asked',
};

const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockReset();
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/price_and_vendors', answer);
});

describe('the price form', () => {
  it('answers two choices and a ZIP code with a price, and leads on with them', async () => {
    const { user } = renderPage(<PriceForm />, { user: 'signedOut' });
    await user.click(screen.getByRole('radio', { name: 'Tree removal' }));
    await user.click(screen.getByRole('radio', { name: /^Medium/ }));
    await user.type(screen.getByLabelText('ZIP code'), '78704');
    expect(await screen.findByText('Estimated price in Austin, TX')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get quotes' })).toHaveAttribute(
      'href',
      '/request?service=tree_removal&size=medium&zip=78704',
    );
    expect(server.callsTo('/rest/v1/rpc/price_and_vendors')[0]?.body).toEqual({
      input: { category: 'tree_removal', trees: [{ height_m: 13.72 }] },
      zip: '78704',
    });
  });

  it('says at its field that a ZIP code does not exist, until it is another', async () => {
    server.respondTo(
      '/rest/v1/rpc/price_and_vendors',
      {
        code: 'P0001',
        message: "We couldn't find this ZIP code.",
        hint: 'unknown_zip',
        details: null,
      },
      400,
    );
    const { user } = renderPage(<PriceForm service="arborist" />, { user: 'signedOut' });
    const zip = screen.getByLabelText('ZIP code');
    await user.type(zip, '00000');
    expect(await screen.findByText("We couldn't find this ZIP code")).toBeVisible();
    expect(zip).toBeInvalid();
    expect(screen.queryByRole('link', { name: 'Get quotes' })).toBeNull();
    expect(screen.queryByText("We couldn't calculate your price")).toBeNull();
    server.respondTo('/rest/v1/rpc/price_and_vendors', answer);
    await user.clear(zip);
    await user.type(zip, '78704');
    expect(await screen.findByRole('link', { name: 'Get quotes' })).toBeVisible();
    expect(zip).toBeValid();
  });

  it('says whom to call as soon as emergency work is chosen', async () => {
    const { user } = renderPage(<PriceForm />, { user: 'signedOut' });
    await user.click(screen.getByRole('radio', { name: /Emergency/ }));
    expect(await screen.findByText('Is anyone in danger?')).toBeVisible();
  });

  it.each(['none_found', 'paused'])(
    'leads on as the second choice where it is %s',
    async (search) => {
      server.respondTo('/rest/v1/rpc/price_and_vendors', { ...answer, search });
      const { user } = renderPage(<PriceForm service="arborist" />, { user: 'signedOut' });
      await user.type(screen.getByLabelText('ZIP code'), '59001');
      expect(await screen.findByRole('link', { name: 'Send a request anyway' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Get quotes' })).toBeNull();
    },
  );

  it('offers the waitlist and no way to send a request where we are not open', async () => {
    server.respondTo('/rest/v1/rpc/price_and_vendors', { ...answer, search: 'not_open' });
    const { user } = renderPage(<PriceForm service="arborist" />, { user: 'signedOut' });
    await user.type(screen.getByLabelText('ZIP code'), '59001');
    expect(await screen.findByRole('button', { name: 'Join the waitlist' })).toBeVisible();
    expect(screen.getByText("We're not open in Austin, TX yet")).toBeVisible();
    expect(screen.queryByRole('link', { name: /quotes|request/ })).toBeNull();
  });

  it('brings the price into view after the last digit, and moves nothing for a later choice', async () => {
    const { user } = renderPage(<PriceForm />, { user: 'signedOut' });
    await user.click(screen.getByRole('radio', { name: 'Tree removal' }));
    await user.click(screen.getByRole('radio', { name: /^Medium/ }));
    await user.type(screen.getByLabelText('ZIP code'), '78704');
    expect(await screen.findByText('Estimated price in Austin, TX')).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('radio', { name: /^Tall/ }));
    expect(await screen.findByText('Estimated price in Austin, TX')).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('says what is missing and keeps what was typed', async () => {
    const { user } = renderPage(<PriceForm />, { user: 'signedOut' });
    await user.type(screen.getByLabelText('ZIP code'), '787');
    await user.click(screen.getByRole('button', { name: 'See your price' }));
    for (const sentence of [
      'Please choose the service you need',
      'Please choose a size',
      'Please enter a 5-digit ZIP code',
    ]) {
      expect(screen.getByText(sentence)).toBeVisible();
    }
    expect(screen.getByLabelText('ZIP code')).toHaveValue('787');
  });

  it('asks for no size where it has no part in the price', async () => {
    const { user } = renderPage(<PriceForm service="arborist" />, { user: 'signedOut' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('ZIP code'), '78704');
    expect(await screen.findByText('Estimated price in Austin, TX')).toBeVisible();
  });

  it('works as a plain form before the page listens', () => {
    renderPage(<PriceForm service="tree_removal" />, { user: 'signedOut' });
    const form = screen.getByRole('form', { name: 'Your price' });
    expect(form).toHaveAttribute('action', '/request');
    expect(form).toHaveAttribute('method', 'get');
    expect(new FormData(form as HTMLFormElement).get('service')).toBe('tree_removal');
  });
});
