import { screen } from '@testing-library/react';
import { renderForVendor } from '../../testing/renderForVendor';
import { SubmitApplication } from './VendorOnboardingPage';

test('missing parts are listed, and the application cannot be submitted without them', () => {
  renderForVendor(
    <SubmitApplication
      business={{ state: 'applied' }}
      steps={[
        { step: 'business', done: false, required: false, missing: 'Describe your business.' },
        { step: 'area', done: false, required: true, missing: 'Add your ZIP code.' },
      ]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Add your ZIP code.');
  expect(screen.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();
});

test('a rejected Pro with a complete application can apply again', () => {
  renderForVendor(
    <SubmitApplication
      business={{ state: 'rejected' }}
      steps={[{ step: 'area', done: true, required: false, missing: null }]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Apply again' })).toBeEnabled();
});
