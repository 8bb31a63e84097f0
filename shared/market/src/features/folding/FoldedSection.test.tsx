import { screen } from '@testing-library/react';
import { showOnPhone } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { FoldedSection } from './FoldedSection';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  showOnPhone(true);
});

const open = () =>
  renderWithTheme(
    <>
      <a href="#map">Map</a>
      <FoldedSection id="order" title="Order" />
      <FoldedSection id="map" title="Map" />
    </>,
  );

const openParts = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((part) => part.hasAttribute('open'))
    .map(({ id }) => id);

test('a link of the page opens the folded part it leads to, also when it was closed again', async () => {
  const { user } = open();
  expect(openParts()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Map' }));
  expect(openParts()).toEqual(['map']);
  document.getElementById('map')?.removeAttribute('open');
  await user.click(screen.getByRole('link', { name: 'Map' }));
  expect(openParts()).toEqual(['map']);
});

test('the folded part that the address leads to is open', () => {
  window.history.replaceState(null, '', '#order');
  open();
  expect(openParts()).toEqual(['order']);
});
