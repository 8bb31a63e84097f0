import { DRIVE_MPH, driveMinutes } from './driveTime';
import { milesToKilometers } from './units';

test.each([
  [0, 5],
  [2, 5],
  [2.2, 10],
  [DRIVE_MPH, 60],
])('%d miles in a straight line are a drive of %d minutes', (miles, minutes) => {
  expect(driveMinutes(milesToKilometers(miles))).toBe(minutes);
});
