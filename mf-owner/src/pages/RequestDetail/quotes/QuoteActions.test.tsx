import { screen } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useLocation } from 'react-router';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';

const server = fakeBackend();
beforeEach(() => server.respondTo('/rest/v1/profiles', { user_type: 'owner', version: 1 }));

const Address = () => <p>At {useLocation().search}</p>;
const show = (state: string, conversations: object | null) => {
  const named: NamedQuote = JSON.parse(
    JSON.stringify({
      quote: { id: 'quote', state, quote_line_items: [], total_cents: 90_000 },
      businessName: 'Boone',
      lead: { id: 'lead', conversations },
      marks: [],
    }),
  );
  return renderPage(
    <>
      <QuoteActions {...named} />
      <Address />
    </>,
    { user: 'owner' },
  );
};
const ask = () => screen.queryByRole('button', { name: 'Ask a question' });

test('a question about a quote opens the conversation with its Pro', async () => {
  const { user } = show('viewed', { id: 'talk-1' });
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(screen.getByText('At ?talk=talk-1')).toBeVisible();
});

test.each([
  ['an answered quote', 'declined', { id: 'talk-1' }],
  ['a quote without a conversation', 'sent', null],
])('there is nothing to ask about %s', (_, state, conversations) => {
  show(state, conversations);
  expect(ask()).toBeNull();
});
