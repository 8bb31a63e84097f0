/** Reviews by owners, by number of stars. */
export const OWNER_REVIEWS: Record<number, readonly string[]> = {
  5: [
    'On time, careful and friendly. The yard was cleaner than before they came.',
    'Explained every cut before making it. The oak looks natural, not butchered.',
    'Took down a difficult tree between two roofs without a scratch. Fair price.',
    'Quick answer, clear quote, and the price did not change. I will book them again.',
    'The foreman walked the yard with me first. No surprises at all.',
  ],
  4: [
    'Good work. They came a day later than planned because of rain, but told me early.',
    'Solid crew and tidy. A few wood chips were left in the flower bed.',
    'Happy with the result. Communication could have been a bit quicker.',
  ],
  3: [
    'The tree is gone and the price was right, but I had to ask twice about cleanup.',
    'Decent pruning. They arrived two hours late without a message.',
  ],
  2: ['The work was done in the end, but it took two visits and the lawn has ruts.'],
};

/** Reviews of owners by Pros. */
export const PRO_REVIEWS: readonly string[] = [
  'Clear description, good photos, easy access. A pleasure to work for.',
  'Friendly and well prepared. Answered every question the same day.',
  'Everything was as described. Would gladly work here again.',
];

export const REPLIES: readonly string[] = [
  'Thank you! Give the tree some water in dry weeks and it will close the cuts nicely.',
  'Thanks for the kind words, it was a good day’s work.',
];
