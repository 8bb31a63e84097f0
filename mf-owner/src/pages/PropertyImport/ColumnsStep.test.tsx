import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import PropertyImportPage from './PropertyImportPage';

const server = fakeBackend();

beforeEach(() => localStorage.clear());

const choose = async (text: string, name = 'trees.csv') => {
  const file = new File([text], name, { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose a file of trees'), file);
  await screen.findByText(`These are the columns of ${name}`);
};
const what = (column: string) => screen.getByLabelText(`What “${column}” is`);
const sent = () => server.callsTo('/rest/v1/rpc/import_property_trees').at(-1)?.body;

test('asks what the columns of a tree list are and in what its measures are, and says what would happen', async () => {
  server.respondTo('/rest/v1/rpc/import_property_trees', {
    added: 1,
    known: 1,
    refused: [],
  });
  renderPage(<PropertyImportPage />, { url: '/properties/import?list=trees' });
  await choose('Site,Tag No,Height,Number\nElm Court,T-17,12,17\nElm Court,T-18,9,18\n');

  // Seventeen is not the count of anything before someone says so, and a tree needs a name.
  expect(what('Number')).toHaveDisplayValue('Not imported');
  expect(what('Tag No')).toHaveDisplayValue('Not imported');
  expect(screen.getByText('Choose which column to import as “Tree”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  const row = screen.getByRole('row', { name: /Tag No/ });
  expect(within(row).getByText('T-17 · T-18')).toBeVisible();

  await userEvent.selectOptions(what('Tag No'), 'Tree');
  await userEvent.selectOptions(screen.getByLabelText('Unit of “Height”'), 'Meters');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));

  expect(await screen.findByText('1 tree to add, 1 already there.')).toBeVisible();
  expect(screen.getByText("Columns we don't use: Number.")).toBeVisible();
  expect(sent()).toMatchObject({
    is_preview: true,
    rows: [
      { property: 'Elm Court', label: 'T-17', height_m: 12, count: 1 },
      { property: 'Elm Court', label: 'T-18', height_m: 9, count: 1 },
    ],
  });

  await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
  expect(what('Tag No')).toHaveDisplayValue('Tree');
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose('Site,Tag No,Height,Number\nElm Court,T-19,9,19\n', 'more.csv');
  expect(what('Tag No')).toHaveDisplayValue('Tree');
  expect(screen.getByLabelText('Unit of “Height”')).toHaveDisplayValue('Meters');
});

test('one column of the list comes from one column of the file', async () => {
  renderPage(<PropertyImportPage />, { url: '/properties/import?list=trees' });
  await choose('Property,Tree,Tag\nElm Court,Oak,17\n');
  await userEvent.selectOptions(what('Tag'), 'Tree');
  expect(what('Tree')).toHaveDisplayValue('Not imported');
});
