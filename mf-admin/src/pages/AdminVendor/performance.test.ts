import { countLabel, performanceOf } from './performance';

it.each([
  [0, 'no offers yet'],
  [1, '1 offer'],
  [8, '8 offers'],
])('formats a count of %d as “%s”', (count, words) => {
  expect(countLabel(count, 'offer', 'offers')).toBe(words);
});

describe('performanceOf', () => {
  it('computes the mean rating and the acceptance', () => {
    expect(
      performanceOf({
        rating_count: 4,
        rating_sum: 18,
        answers_count: 7,
        lapses_count: 1,
        accepts_count: 6,
        jobs_completed: 5,
      }),
    ).toEqual({ rating: 4.5, reviews: 4, offers: 8, acceptance: 0.75, jobsCompleted: 5 });
  });

  it('is null where nothing was counted', () => {
    const empty = performanceOf({
      rating_count: 0,
      rating_sum: 0,
      answers_count: 0,
      lapses_count: 0,
      accepts_count: 0,
      jobs_completed: 0,
    });
    expect(empty.rating).toBeNull();
    expect(empty.acceptance).toBeNull();
  });
});
