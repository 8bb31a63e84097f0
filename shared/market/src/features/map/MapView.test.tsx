import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { mapOutlines } from '../../../../../scripts/bundling/mapOutlines';
import { renderWithTheme } from '@tree-service/testing/render';
import { distanceKm, LocationPicker, MapMarkers, MapView, type GeoPoint } from '.';

const server = fakeBackend();
const outlines = mapOutlines();

// What every supported browser has and jsdom lacks.
beforeAll(() => {
  const rect = { width: 600, height: 400, left: 0, top: 0, right: 600, bottom: 400, x: 0, y: 0 };
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  document.elementFromPoint = () => null;
  class TouchOrMouse extends MouseEvent {
    readonly pointerId: number;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  }
  Object.assign(globalThis, { PointerEvent: TouchOrMouse });
  const ignored = { addListener: jest.fn(), removeListener: jest.fn() };
  const calm = { matches: true, media: '', onchange: null, ...ignored };
  window.matchMedia = () => Object.assign(new EventTarget(), calm);
});
// A map works without the names of places around it.
beforeEach(() => {
  server.respondTo('/rest/v1/zip_codes', { message: 'Not now.' }, 400);
  for (const name of ['index', '48']) {
    server.respondTo(`/outlines/${name}.json`, outlines.get(name));
  }
});

const austin = { latitude: 30.2672, longitude: -97.7431 };

function render(element: React.ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderWithTheme(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}

function Picker({ onChange }: { onChange: (place: GeoPoint | null) => void }) {
  const [value, setValue] = useState<GeoPoint | null>(null);
  const change = (place: GeoPoint | null) => {
    setValue(place);
    onChange(place);
  };
  return (
    <LocationPicker
      label="Where the trees are"
      pinLabel="Your trees"
      value={value}
      onChange={change}
      start={austin}
      startName="the middle of ZIP 78701"
      startZoom={17}
      mostKm={1}
    />
  );
}

const lastOf = (change: jest.Mock<void, [GeoPoint | null]>): GeoPoint => {
  const [place] = change.mock.lastCall ?? [];
  if (!place) throw new Error('There is no pin.');
  return place;
};

test('a map without tiles requests no image; it shows outlines of counties, whose they are, and a scale', async () => {
  const { container } = render(<MapView label="Around you" center={austin} zoom={8} />);
  const map = screen.getByRole('group', { name: 'Around you' });
  expect(await within(map).findByText('Travis')).toBeInTheDocument();
  expect(within(map).getByText('Hays')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
  expect(within(map).getByText('20 mi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Outlines: U.S. Census Bureau' })).toBeVisible();
  const asked = server.calls.filter(({ path }) => path.startsWith('/outlines/'));
  expect(asked.map(({ path }) => path)).toEqual(['/outlines/index.json', '/outlines/48.json']);
});

test('outlines that did not arrive are asked for again on demand', async () => {
  server.respondTo('/outlines/48.json', {}, 503);
  const { user } = render(<MapView label="Around you" center={austin} zoom={8} />);
  const again = await screen.findByRole('button', { name: /Try Again/ });
  server.respondTo('/outlines/48.json', outlines.get('48'));
  await user.click(again);
  expect(await screen.findByText('Travis')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a pin can be placed and moved by keyboard, and announces its position', async () => {
  const change = jest.fn<void, [GeoPoint | null]>();
  const { user } = render(<Picker onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Place a pin in the center' }));
  expect(lastOf(change)).toEqual(austin);
  expect(screen.getByRole('application', { name: 'Your trees' })).toHaveFocus();

  await user.keyboard('{ArrowUp}');
  expect(distanceKm(austin, lastOf(change)) * 1000).toBeCloseTo(10, 1);
  expect(lastOf(change).latitude).toBeGreaterThan(austin.latitude);
  expect(screen.getByText(/^Moved 33 ft north\. Now at 30\.26729° N/)).toBeInTheDocument();

  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByText(/^Moved 328 ft west/)).toBeInTheDocument();
});

test('a pin far from the address is refused and stays where it was', async () => {
  const change = jest.fn<void, [GeoPoint | null]>();
  const { user } = render(<Picker onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Place a pin in the center' }));
  for (let press = 0; press < 12; press += 1) {
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  }
  expect(screen.getByRole('alert')).toHaveTextContent(/more than 0\.6 miles from the middle/);
  expect(distanceKm(austin, lastOf(change))).toBeLessThanOrEqual(1);
});

const pixelOf = (pin: HTMLElement) => ({
  x: Number.parseFloat(pin.style.left),
  y: Number.parseFloat(pin.style.top),
});

test('a pin goes where it is dropped; a drag that is broken off leaves it where it was', async () => {
  const change = jest.fn<void, [GeoPoint | null]>();
  const { user } = render(<Picker onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Place a pin in the center' }));
  const pin = screen.getByRole('application', { name: 'Your trees' });
  pin.setPointerCapture = jest.fn();
  const start = pixelOf(pin);
  fireEvent.pointerDown(pin, { pointerId: 1, button: 0, clientX: 300, clientY: 190 });
  expect(pin.setPointerCapture).toHaveBeenCalledWith(1);
  fireEvent.pointerMove(pin, { pointerId: 1, clientX: 340, clientY: 160 });
  expect(pixelOf(pin)).toEqual({ x: start.x + 40, y: start.y - 30 });
  expect(lastOf(change)).toEqual(austin);
  fireEvent.pointerUp(pin, { pointerId: 1, clientX: 340, clientY: 160 });
  const dropped = lastOf(change);
  expect(dropped.latitude).toBeGreaterThan(austin.latitude);
  expect(dropped.longitude).toBeGreaterThan(austin.longitude);
  expect(screen.getByText(/^Moved to 30\.26/)).toBeInTheDocument();

  fireEvent.pointerDown(pin, { pointerId: 2, button: 0, clientX: 340, clientY: 160 });
  fireEvent.pointerMove(pin, { pointerId: 2, clientX: 400, clientY: 260 });
  fireEvent.pointerCancel(pin, { pointerId: 2 });
  expect(lastOf(change)).toEqual(dropped);
  expect(pixelOf(pin).x).toBeCloseTo(start.x + 40, 3);
});

test('two fingers move the map below the pin, one finger leaves it to the page', async () => {
  const { user } = render(<Picker onChange={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Place a pin in the center' }));
  const map = screen.getByRole('group', { name: 'Where the trees are' });
  const pin = screen.getByRole('application', { name: 'Your trees' });
  const start = pixelOf(pin);
  document.elementFromPoint = () => map;
  const touch = (type: string, ...fingers: readonly (readonly [number, number])[]) => {
    const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY, target: map }));
    const event = new Event(type, { bubbles: true, cancelable: true });
    act(() => void map.dispatchEvent(Object.assign(event, { touches })));
    return event.defaultPrevented;
  };
  touch('touchstart', [300, 200]);
  expect(touch('touchmove', [350, 200])).toBe(false);
  touch('touchend');
  expect(pixelOf(pin)).toEqual(start);

  // A second finger comes down after the first.
  touch('touchstart', [280, 200]);
  touch('touchstart', [280, 200], [320, 200]);
  expect(touch('touchmove', [330, 220], [370, 220])).toBe(true);
  touch('touchend');
  await waitFor(() => expect(pixelOf(pin).x).toBeCloseTo(start.x + 50, 0));
  expect(pixelOf(pin).y).toBeCloseTo(start.y + 20, 0);
  document.elementFromPoint = () => null;
});

test('markers of one place are gone through press by press', async () => {
  const select = jest.fn();
  const points = ['Oak', 'Elm'].map((label) => ({ id: label, label, position: austin }));
  const { user } = render(
    <MapView label="Trees" center={austin} zoom={12}>
      <MapMarkers label="Your trees" points={points} onSelect={select} />
    </MapView>,
  );
  await user.click(screen.getByRole('button', { name: /^2 at this place/ }));
  expect(select).toHaveBeenCalledWith('Oak');
});
