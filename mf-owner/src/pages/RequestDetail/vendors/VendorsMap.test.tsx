import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { lazy } from 'react';
import { MapOnDemand } from '../../../area/MapOnDemand';
import VendorsMap from './VendorsMap';

const PROFILE = '/rest/v1/rpc/public_vendor_profile';
const server = fakeBackend();

// What every supported browser has and jsdom lacks.
beforeAll(() => {
  const rect = { width: 600, height: 320, left: 0, top: 0, right: 600, bottom: 320, x: 0, y: 0 };
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  const calm = { matches: true, media: '', onchange: null };
  const ignored = { addListener: jest.fn(), removeListener: jest.fn() };
  window.matchMedia = () => Object.assign(new EventTarget(), { ...calm, ...ignored });
});
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/zip_codes', []);
  server.respondTo('/outlines/index.json', {});
});

const place = { latitude: 30.25, longitude: -97.75 };
const open = (vendorIds: readonly string[]) =>
  renderPage(<VendorsMap place={place} zip="78704" vendorIds={vendorIds} />, { user: 'owner' });

test('the map shows a Pro who was asked, with where that Pro works', async () => {
  server.respondTo(PROFILE, {
    vendor_id: 'oak',
    business_name: 'Oak & Co',
    near: { latitude: 30.28, longitude: -97.7 },
    service_radius_km: 40,
  });
  const { container } = open(['oak']);
  expect(await screen.findByRole('group', { name: 'Pros around 78704' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Oak & Co/ })).toBeVisible();
  expect(container.querySelector('polygon')).toBeInTheDocument();
  expect(screen.getByText(/where Oak & Co works, up to 25 miles away/)).toBeVisible();
  expect(server.callsTo(PROFILE)).toMatchObject([{ body: { vendor_id: 'oak' } }]);
});

test('a Pro whose profile is not public is not on the map', async () => {
  server.respondTo(PROFILE, null);
  const { container } = open(['hidden']);
  expect(await screen.findByRole('group', { name: 'Pros around 78704' })).toBeVisible();
  expect(container.querySelector('polygon')).not.toBeInTheDocument();
  expect(screen.queryByText(/^The circle/)).not.toBeInTheDocument();
});

test('a map is loaded once it is asked for', async () => {
  const load = jest.fn(async () => ({ default: () => <p>The map</p> }));
  const Drawn = lazy(load);
  const { user } = renderPage(
    <MapOnDemand>
      <Drawn />
    </MapOnDemand>,
  );
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show map', expanded: false }));
  expect(await screen.findByText('The map')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide map', expanded: true }));
  expect(screen.queryByText('The map')).not.toBeInTheDocument();
});
