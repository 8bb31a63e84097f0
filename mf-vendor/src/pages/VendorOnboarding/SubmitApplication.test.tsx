import { screen } from '@testing-library/react';
import { renderForVendor } from '../../testing/renderForVendor';
import { SubmitApplication } from './SubmitApplication';

test('what is missing is listed, and nothing can be submitted until it is there', () => {
  renderForVendor(
    <SubmitApplication
      business={{ state: 'applied' }}
      standings={[
        { step: 'business', done: false },
        { step: 'area', done: false, missing: 'The ZIP code your crew starts from' },
      ]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('The ZIP code your crew starts from');
  expect(screen.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();
});

test('a rejected Pro who has corrected everything may apply again', () => {
  renderForVendor(
    <SubmitApplication
      business={{ state: 'rejected' }}
      standings={[{ step: 'area', done: true }]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Apply again' })).toBeEnabled();
});
