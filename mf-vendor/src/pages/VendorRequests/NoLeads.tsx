import { Button, EmptyState } from '@tree-service/design';
import { Inbox } from 'lucide-react';
import { vendorPaths } from '../../paths';
import { isOwnPause, reopeningInWords, type Pausable } from '../../business/pause/ownPause';
import { ResumeBusiness } from '../../business/pause/ResumeBusiness';
import { isApplying, standingOf } from '../../business/standing';
import type { LeadGroup } from '../../leads/leadGroups';

const words: Readonly<Record<LeadGroup, { title: string; text: string }>> = {
  new: {
    title: 'No new requests right now',
    text: 'When an owner near you asks for work you offer, it appears here at once, without reloading.',
  },
  active: {
    title: 'No requests under way',
    text: 'Requests you have accepted stand here until the owner decides.',
  },
  won: {
    title: 'No jobs won yet',
    text: 'When an owner accepts your quote, the job appears here and in your schedule.',
  },
  closed: {
    title: 'Nothing closed yet',
    text: 'Requests that ended without a job are kept here.',
  },
};

function FirstStep({ business }: { business: Pausable | undefined }) {
  if (business && isOwnPause(business)) return <ResumeBusiness />;
  if (business && (isApplying(business.state) || business.state === 'under_review')) {
    return (
      <Button asLink to={vendorPaths.onboarding()}>
        See your application
      </Button>
    );
  }
  const isBarred = business !== undefined && business.state !== 'approved';
  return (
    <Button asLink to={vendorPaths.account()} variant="outline">
      {isBarred ? 'See your business profile' : 'Check your service area'}
    </Button>
  );
}

/** Why a part of the inbox is empty, and what brings requests in. */
export function NoLeads({
  group,
  business,
}: {
  group: LeadGroup;
  /** Absent until it is known. */
  business: Pausable | undefined;
}) {
  const { title, text } = words[group];
  const barred = group === 'new' && business !== undefined && business.state !== 'approved';
  return (
    <EmptyState
      icon={<Inbox size={28} />}
      title={title}
      action={group === 'new' && <FirstStep business={business} />}
    >
      {barred ? standingOf(business.state).text : text}{' '}
      {barred && isOwnPause(business) && reopeningInWords(business)}
    </EmptyState>
  );
}
