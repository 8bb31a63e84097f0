import { paths } from '@tree-service/shared/contract';
import type { VendorState } from '@tree-service/shared/domain';
import { Button, EmptyState } from '@tree-service/shared/ui';
import { Inbox } from 'lucide-react';
import { standingOf } from '../../business/standing';
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

/** Why a part of the inbox is empty, and what brings requests in. */
export function NoLeads({ group, state }: { group: LeadGroup; state: VendorState | undefined }) {
  const { title, text } = words[group];
  const barred = group === 'new' && state !== undefined && state !== 'approved';
  return (
    <EmptyState
      icon={<Inbox size={28} />}
      title={title}
      action={
        group === 'new' && (
          <Button
            asLink
            to={barred ? paths.vendorOnboarding() : paths.vendorAccount()}
            variant={barred ? 'default' : 'outline'}
          >
            {barred ? 'See your application' : 'Check your service area'}
          </Button>
        )
      }
    >
      {barred ? standingOf(state).text : text}
    </EmptyState>
  );
}
