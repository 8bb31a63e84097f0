import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { MapView } from '.';

const server = fakeBackend({
  mapTiles: {
    url: '/tiles/{z}/{x}/{y}.png',
    attribution: '© Mapmakers',
    attributionUrl: 'https://maps.example/license',
  },
});

// What every supported browser has and jsdom lacks.
beforeAll(() => {
  const rect = { width: 600, height: 400, left: 0, top: 0, right: 600, bottom: 400, x: 0, y: 0 };
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
});

test('a map with tiles says whose map it is', () => {
  server.respondTo('/rest/v1/zip_codes', []);
  const { container } = renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <MapView label="Around you" center={{ latitude: 30.2672, longitude: -97.7431 }} zoom={11} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name: '© Mapmakers' })).toHaveAttribute(
    'href',
    'https://maps.example/license',
  );
  const addresses = [...container.querySelectorAll('img')].map((tile) => tile.getAttribute('src'));
  expect(addresses).toContain('/tiles/11/467/843.png');
});
