import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useState } from 'react';
import { goToReviewForm } from '../moveFocus';
import { ReviewSection } from './ReviewSection';

const SEND = '/rest/v1/rpc/submit_review';
const server = fakeBackend();

const jobs = [
  {
    id: 'job',
    request_id: 'request',
    vendor_id: 'vendor',
    review_folder: 'folder',
    state: 'completed' as const,
  },
];
const review = {
  id: 'review',
  job_id: 'job',
  vendor_id: 'vendor',
  author_side: 'owner' as const,
  author_name: 'Olivia',
  state: 'submitted' as const,
  rating: 5,
  body: 'Tidy.',
  reply: null,
  replied_at: null,
  removal_reason: null,
  published_at: null,
  created_at: '2026-11-21T10:00:00Z',
  review_photos: [],
};

/** The section on a phone; `write` is the answer of the server that has the owner's review. */
function show(isWritten: boolean) {
  let write = () => undefined as void;
  function Section() {
    const [reviews, setReviews] = useState(isWritten ? [review] : []);
    write = () => setReviews([review]);
    return <ReviewSection request={{ jobs, reviews }} />;
  }
  return { ...renderPage(<Section />, { user: 'owner' }), write: () => act(() => write()) };
}

beforeEach(() => {
  queryClient.clear();
  const phone = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => phone });
  Element.prototype.scrollIntoView = () => undefined;
});

test('on a phone the form is folded until it is asked for', () => {
  show(false);
  const stars = screen.getByLabelText(/5 stars/);
  expect(stars).not.toBeVisible();
  goToReviewForm();
  expect(stars).toBeVisible();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

test('on a phone, a review that was just sent is folded like one of earlier, and its title takes the focus', async () => {
  server.respondTo(SEND, 'review');
  const { user, write } = show(false);
  goToReviewForm();
  await user.click(screen.getByRole('radio', { name: /5 stars/ }));
  await user.type(screen.getByLabelText('How was the work?'), review.body);
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
  write();
  const sent = await screen.findByRole('article', { name: 'Your review', hidden: true });
  expect(sent).toHaveTextContent('Not published yet');
  const fold = sent.closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelector('summary')).toHaveFocus();
});

test('on a phone, a review of earlier is folded', () => {
  show(true);
  expect(screen.getByText('Not published yet').closest('details')).not.toHaveAttribute('open');
});
