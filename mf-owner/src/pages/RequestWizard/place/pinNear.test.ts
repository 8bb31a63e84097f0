/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { pinNear } from './pinNear';

const zip78704 = { latitude: 30.2427, longitude: -97.7658 };

test('a pin must be near its ZIP code', () => {
  const atHome = { latitude: 30.2451, longitude: -97.7689 };
  expect(pinNear(atHome, zip78704)).toBe(atHome);
  expect(pinNear({ latitude: 40.7128, longitude: -74.006 }, zip78704)).toBeNull();
  expect(pinNear(null, zip78704)).toBeNull();
});
