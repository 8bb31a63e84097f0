import { act, screen } from '@testing-library/react';
import { acceptedLead } from '../../testing/leadFacts';
import { renderForVendor } from '../../testing/renderForVendor';
import { NextStepBar } from './NextStepBar';

let report: (isReached: boolean) => void;

beforeEach(() => {
  class Watched {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Watched });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('a step that leads to a part of the page shows until that part is reached, and again after it', () => {
  renderForVendor(
    <>
      <section id="quote" />
      <NextStepBar lead={acceptedLead({ state: 'engaged', quotes: [] })} />
    </>,
  );
  expect(screen.getByText('Write your quote')).toBeInTheDocument();
  report(true);
  expect(screen.queryByText('Write your quote')).not.toBeInTheDocument();
  report(false);
  expect(screen.getByText('Write your quote')).toBeInTheDocument();
});
