import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { mapOutlines } from '../../../../../../../scripts/bundling/mapOutlines';
import { MapMark, MapView, RadiusCircle } from '../..';
import type { StreetDrawing, StreetOptions } from './drawStreets';

// jsdom has no WebGL, so what draws with it is stood in for here; e2e/journeys/mapStreets.spec.ts draws.
const show = jest.fn<void, Parameters<StreetDrawing['show']>>();
const drawStreets = jest.fn<Promise<StreetDrawing>, [HTMLElement, StreetOptions]>();
jest.mock('./drawStreets', () => ({
  drawStreets: (...given: [HTMLElement, StreetOptions]) => drawStreets(...given),
}));

const server = fakeBackend({
  mapStreets: {
    url: 'https://maps.example/us.pmtiles',
    format: 'pmtiles',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  },
});
const outlines = mapOutlines();
const context = { getExtension: () => null };
const askContext = jest.fn<unknown, []>();

beforeAll(() => {
  const rect = { width: 600, height: 400, left: 0, top: 0, right: 600, bottom: 400, x: 0, y: 0 };
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => askContext() });
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  askContext.mockReturnValue(context);
  server.respondTo('/rest/v1/error_logs', undefined, 201);
  drawStreets.mockReset().mockResolvedValue({ show });
  for (const name of ['index', '48']) {
    server.respondTo(`/outlines/${name}.json`, outlines.get(name));
  }
});

const austin = { latitude: 30.2672, longitude: -97.7431 };

function render() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderWithTheme(
    <QueryClientProvider client={client}>
      <MapView label="Around you" center={austin} zoom={8}>
        <RadiusCircle center={austin} radiusKm={20} />
        <MapMark position={austin} name="You" />
      </MapView>
    </QueryClientProvider>,
  );
}

const optionsOf = async (attempt = 1): Promise<StreetOptions> => {
  await waitFor(() => expect(drawStreets).toHaveBeenCalledTimes(attempt));
  const [, options] = drawStreets.mock.calls.at(-1) ?? [];
  if (options === undefined) throw new Error('Nothing is drawn.');
  return options;
};

test('outlines stay until the streets are drawn, which then say whose they are', async () => {
  render();
  const { onProgress, streets, view } = await optionsOf();
  expect(streets.url).toBe('https://maps.example/us.pmtiles');
  expect(view.zoom).toBe(8);
  expect(view.middle.latitude).toBeCloseTo(austin.latitude, 6);
  expect(await screen.findByText('Travis')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Outlines: U.S. Census Bureau' })).toBeVisible();

  act(() => onProgress('idle'));
  expect(screen.queryByText('Travis')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(screen.getByText('You')).toBeInTheDocument();
});

test('the streets follow the map', async () => {
  const { user } = render();
  const { onProgress } = await optionsOf();
  act(() => onProgress('idle'));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(show.mock.lastCall?.[0].zoom).toBe(9));
});

test('streets that do not arrive leave the outlines, and are asked for again on demand', async () => {
  const { user } = render();
  const { onProblem, signal } = await optionsOf();
  act(() => onProblem(new Error('503')));
  expect(screen.getByText(/Streets could not be loaded, so this map shows outlines/)).toBeVisible();
  expect(await screen.findByText('Travis')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(signal.aborted).toBe(true);
  const { onProgress } = await optionsOf(2);
  act(() => onProgress('idle'));
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('what draws streets may itself not arrive', async () => {
  drawStreets.mockRejectedValue(new TypeError('Failed to fetch'));
  render();
  expect(await screen.findByText(/Streets could not be loaded/)).toBeVisible();
  await waitFor(() => expect(server.callsTo('/rest/v1/error_logs')).toHaveLength(1));
});

test('drawn streets stay when further ones are missing', async () => {
  render();
  const { onProgress, onProblem } = await optionsOf();
  act(() => onProgress('idle'));
  act(() => onProblem(new Error('503')));
  expect(screen.getByText('Some streets could not be loaded.')).toBeVisible();
  expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
});

test('a browser without WebGL downloads nothing for it and shows outlines', async () => {
  askContext.mockReturnValue(null);
  render();
  expect(screen.getByText(/This browser cannot draw streets/)).toBeVisible();
  expect(await screen.findByText('Travis')).toBeInTheDocument();
  expect(drawStreets).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
