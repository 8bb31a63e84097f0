import { screen } from '@testing-library/react';
import type { LeadDetail, LeadJob } from '../../../api/leads';
import { acceptedLead } from '../../../testing/leadFacts';
import { plannedJob } from '../../../testing/plannedJob';
import { renderForVendor } from '../../../testing/renderForVendor';
import { ReviewPanel } from './ReviewPanel';

type Review = LeadDetail['service_requests']['reviews'][number];

const job: LeadJob = {
  ...plannedJob('2026-11-24T14:00:00Z'),
  state: 'completed',
  job_photos: [],
  paid_jobs: null,
};

const review: Review = {
  id: 'review',
  job_id: 'job',
  vendor_id: 'vendor',
  state: 'published',
  author_side: 'owner',
  author_name: 'Maya T.',
  rating: 4,
  body: 'Neat work.',
  reply: 'Thank you.',
  replied_at: '2026-11-26T04:00:00Z',
  removal_reason: null,
  published_at: '2026-11-26T03:00:00Z',
  created_at: '2026-11-26T03:00:00Z',
  review_photos: [],
};

test.each([
  ['America/Chicago', 'Maya T., Wed, Nov 25, 2026'],
  ['Asia/Tokyo', 'Maya T., Thu, Nov 26, 2026'],
])('a review has the day it was published where the property is: %s', (time_zone, shown) => {
  const lead = acceptedLead({ state: 'won', jobs: job });
  const request = { ...lead.service_requests, time_zone, reviews: [review] };
  renderForVendor(<ReviewPanel lead={{ ...lead, service_requests: request }} job={job} />);
  expect(screen.getByText(shown)).toBeVisible();
});
