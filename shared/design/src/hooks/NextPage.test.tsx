import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { NextPage, type FurtherPages } from './NextPage';

const further: FurtherPages = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};

test('the next page is read on a press', async () => {
  const fetchNextPage = jest.fn(() => Promise.resolve());
  const { user } = renderWithTheme(
    <NextPage pages={{ ...further, fetchNextPage }} label="Show older entries" />,
  );
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('a failed page shows an error and can be retried', async () => {
  const fetchNextPage = jest.fn(() => Promise.resolve());
  const { user } = renderWithTheme(
    <NextPage
      pages={{
        ...further,
        isFetchNextPageError: true,
        error: new TypeError('Failed to fetch'),
        fetchNextPage,
      }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^We couldn't load more\. We couldn't reach the server/,
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('after the last page nothing is offered', () => {
  renderWithTheme(<NextPage pages={{ ...further, hasNextPage: false }} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
