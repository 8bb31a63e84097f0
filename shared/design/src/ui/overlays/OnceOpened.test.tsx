import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OnceOpened } from './OnceOpened';

const Content = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'Shown' : 'Closed'}</p>;

function Place({ load }: { load: () => Promise<{ default: typeof Content }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Press</button>
      <OnceOpened isOpen={isOpen} source="Content" load={load} onFail={() => setOpen(false)}>
        {(Late) => <Late isOpen={isOpen} />}
      </OnceOpened>
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

test('it is loaded when first opened, once, and stays to close', async () => {
  const user = userEvent.setup();
  const load = jest.fn(() => Promise.resolve({ default: Content }));
  render(<Place load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Shown')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Closed')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the next press tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const load = jest
    .fn(() => Promise.resolve({ default: Content }))
    .mockRejectedValueOnce(new Error('The line dropped.'));
  render(<Place load={load} />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await waitFor(async () => {
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('Shown')).toBeVisible();
  });
});
