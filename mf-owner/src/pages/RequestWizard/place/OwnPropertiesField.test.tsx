import { screen } from '@testing-library/react';
import { queryClient, signIn } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useState } from 'react';
import { NEW_PLACE } from '../schemas/propertySchema';
import { OwnPropertiesField } from './OwnPropertiesField';

const server = fakeBackend();

const property = (id: string, zip: string) => ({
  id,
  label: `House ${id}`,
  address: `${id} Elm Street`,
  city: 'Austin',
  state: 'TX',
  zip,
  pin_latitude: null,
  pin_longitude: null,
});

beforeEach(async () => {
  queryClient.clear();
  const { email, password } = server.accounts.add({ email: 'owner@demo.example' });
  await signIn({ email, password, remember: false });
});

function Field({ preferredZip }: { preferredZip: string | null }) {
  const [chosen, setChosen] = useState(NEW_PLACE);
  return (
    <OwnPropertiesField
      chosen={chosen}
      preferredZip={chosen === NEW_PLACE ? preferredZip : null}
      onChoose={({ place }) => setChosen(place)}
    />
  );
}

test('the only property with the ZIP code is chosen, and another address stays possible', async () => {
  server.respondTo('/rest/v1/properties', [property('1', '78704'), property('2', '78664')]);
  const { user } = renderPage(<Field preferredZip="78664" />);
  expect(await screen.findByRole('radio', { name: /House 2/, checked: true })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Another address/ }));
  expect(screen.getByRole('radio', { name: /Another address/ })).toBeChecked();
});

test.each([
  ['two have the ZIP code', '78704'],
  ['none has it', '10001'],
  ['an address was typed', null],
])('nothing is chosen where %s', async (_case, zip) => {
  server.respondTo('/rest/v1/properties', [property('1', '78704'), property('2', '78704')]);
  renderPage(<Field preferredZip={zip} />);
  expect(await screen.findByRole('radio', { name: /Another address/ })).toBeChecked();
});
