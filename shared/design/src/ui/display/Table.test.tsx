import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { Table } from './Table';

let resized: () => void = () => undefined;

class FakeObserver {
  constructor(onResize: () => void) {
    resized = onResize;
  }
  observe(): void {
    resized();
  }
  disconnect(): void {}
}

/** Lets every element be so wide, holding something of another width. */
function measure(widths: { readonly frame: number; readonly content: number }): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widths.frame);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(widths.content);
}

const { ResizeObserver: usual } = globalThis;
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { ResizeObserver: usual });
});

const table = (
  <Table
    caption="Versions"
    columns={[{ key: 'name', header: 'Name', cell: (name: string) => name }]}
    rows={['first']}
    rowKey={(name) => name}
  />
);

test('a table that fits is not a tab stop', () => {
  measure({ frame: 400, content: 400 });
  renderWithTheme(table);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a table wider than its place is reached and scrolled by keyboard, and only while it is', () => {
  measure({ frame: 400, content: 900 });
  renderWithTheme(table);
  const region = screen.getByRole('region', { name: 'Versions, scrolls' });
  expect(region).toHaveAttribute('tabindex', '0');
  measure({ frame: 1000, content: 1000 });
  act(() => resized());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
