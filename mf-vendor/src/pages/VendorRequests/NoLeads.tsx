import { Button, EmptyState } from '@tree-service/design';
import { noLeads } from '@tree-service/design/illustrations';
import { vendorPaths } from '../../paths';
import {
  isPausedByVendor,
  reopensInWords,
  type PauseFacts,
} from '../../business/pause/pauseStatus';
import { ResumeBusiness } from '../../business/pause/ResumeBusiness';
import { isApplying, businessStatus } from '../../business/businessStatus';
import type { LeadGroup } from '../../leads/leadGroups';

const words: Readonly<Record<LeadGroup, { title: string; text: string }>> = {
  new: {
    title: 'No new requests right now',
    text: 'Requests near you for services you offer will appear here automatically.',
  },
  active: {
    title: 'No active requests',
    text: 'Requests you accept stay here until the owner decides.',
  },
  won: {
    title: 'No jobs won yet',
    text: 'When an owner accepts your quote, the job appears here and in your schedule.',
  },
  closed: {
    title: 'No closed requests',
    text: 'Requests that end without a job appear here.',
  },
};

function FirstStep({ business }: { business: PauseFacts | undefined }) {
  if (business && isPausedByVendor(business)) return <ResumeBusiness />;
  if (business && (isApplying(business.state) || business.state === 'under_review')) {
    return (
      <Button asLink to={vendorPaths.onboarding()}>
        View application
      </Button>
    );
  }
  const isBlocked = business !== undefined && business.state !== 'approved';
  return (
    <Button
      asLink
      to={isBlocked ? vendorPaths.account() : `${vendorPaths.account()}#area`}
      variant="outline"
    >
      {isBlocked ? 'View business profile' : 'Check your service area'}
    </Button>
  );
}

export function NoLeads({
  group,
  business,
}: {
  group: LeadGroup;
  /** Undefined while it is loading. */
  business: PauseFacts | undefined;
}) {
  const { title, text } = words[group];
  const isBlocked = group === 'new' && business !== undefined && business.state !== 'approved';
  return (
    <EmptyState
      picture={noLeads}
      title={title}
      action={group === 'new' && <FirstStep business={business} />}
    >
      {isBlocked ? businessStatus(business.state).text : text}{' '}
      {isBlocked && isPausedByVendor(business) && reopensInWords(business)}
    </EmptyState>
  );
}
