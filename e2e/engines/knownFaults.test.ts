import { withoutKnownFaults } from './knownFaults';

const STACK =
  'Bt@http://127.0.0.1:4000/shell/js/1.js:1:2\nw@http://127.0.0.1:4000/shell/js/1.js:3:4\n';

// As Firefox writes them: the words of an error are no part of its stack.
const uncaught = (number: number, stack = STACK) =>
  `/request: Uncaught: Error: Minified React error #${number}; visit https://react.dev/errors/${number} for the full message or use the non-minified dev environment for full errors and additional helpful warnings. ${stack}`;
const reported = (stack = STACK) => `/request: Console: [unknown] uncaught error: ${stack}`;

test('React that is entered again while a call of the driver blocks Firefox is no fault of the page', () => {
  expect(withoutKnownFaults('firefox', [uncaught(327), reported()])).toEqual([]);
  expect(withoutKnownFaults('firefox', [reported(), uncaught(327)])).toEqual([]);
});

test('every other error of React in Firefox is one', () => {
  const complaints = [uncaught(418), reported(), uncaught(3270), uncaught(32)];
  expect(withoutKnownFaults('firefox', complaints)).toEqual(complaints);
});

test('a report of another error beside it is one', () => {
  const other = reported('render@http://127.0.0.1:4000/shell/js/2.js:5:6\n');
  expect(withoutKnownFaults('firefox', [uncaught(327), reported(), other])).toEqual([other]);
  expect(withoutKnownFaults('firefox', [reported()])).toEqual([reported()]);
});

test('in WebKit, which runs nothing meanwhile, it is one', () => {
  const complaints = [uncaught(327), reported()];
  expect(withoutKnownFaults('webkit', complaints)).toEqual(complaints);
});

test('a preload that is given up is no fault, a script that does not load is one', () => {
  const script = '/request: Not loaded:  http://127.0.0.1:4000/shell/js/1.js';
  const preload = '/request: Not loaded: preload http://127.0.0.1:4000/fonts/inter.woff2';
  expect(withoutKnownFaults('webkit', [preload, script])).toEqual([script]);
});
