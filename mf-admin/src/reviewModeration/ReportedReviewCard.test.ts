import { reportedReviews } from './ReportedReviewCard';

const review = (id: string) => ({
  id,
  vendor_id: 'v1',
  author_name: 'Ada',
  author_side: 'owner' as const,
  rating: 1,
  body: 'Bad',
  reply: null,
  published_at: '2026-11-01T00:00:00Z',
  review_photos: [],
  vendor_profiles: { business_name: 'Oak & Sons' },
});
const report = (id: string, reviewId: string) => ({
  id,
  reason: 'insult' as const,
  note: null,
  created_at: '2026-11-02T00:00:00Z',
  reviews: review(reviewId),
});

test('groups reports by review, the first reported review first', () => {
  const found = reportedReviews([report('1', 'b'), report('2', 'a'), report('3', 'b')]);
  expect(found.map(({ review: { id }, reports }) => [id, reports.map((one) => one.id)])).toEqual([
    ['b', ['1', '3']],
    ['a', ['2']],
  ]);
});
