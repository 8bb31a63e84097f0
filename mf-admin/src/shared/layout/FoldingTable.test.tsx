import { screen, within } from '@testing-library/react';
import { showOnPhone } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { FoldingTable } from './FoldingTable';

const open = () =>
  renderWithTheme(
    <FoldingTable
      caption="Trees"
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'height', header: 'Height', cell: ({ feet }) => `${feet} ft` },
      ]}
      rows={[
        { name: 'Oak', feet: 60 },
        { name: 'Elm', feet: 45 },
      ]}
      rowKey={({ name }) => name}
      folded={({ name }) => ({ title: name })}
    />,
  );

test('on a phone a row is one line, and unfolds alone', async () => {
  showOnPhone(true);
  const { user } = open();
  const rows = within(screen.getByRole('list', { name: 'Trees' }));
  expect(rows.getByText('60 ft')).not.toBeVisible();
  await user.click(rows.getByText('Oak'));
  expect(rows.getByText('60 ft')).toBeVisible();
  expect(rows.getByText('45 ft')).not.toBeVisible();
});

test('on a desktop it is a table', () => {
  showOnPhone(false);
  open();
  expect(screen.getByRole('table', { name: 'Trees' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '60 ft' })).toBeVisible();
});
