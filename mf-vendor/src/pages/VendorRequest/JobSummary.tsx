import { crewInWords, formatCents, dayOfJob, statusOfJob } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { Card, Divider, HStack, Price, StatePill, Text, VStack } from '@tree-service/design';
import type { LeadJob, LeadDetail } from '../../api/leads';
import { OwnerContact } from './facts/OwnerContact';
import { FactGrid } from './FactGrid';
import { leadStatus } from './leadStatus';

/** What a Pro looks up on the way to a job: its status, price and date, and who and where the owner is. */
export function JobSummary({ lead, job }: { lead: LeadDetail; job: LeadJob }) {
  const rules = useRuleWords();
  const { contact_name: owner, time_zone: timeZone } = lead.service_requests;
  const crew = crewInWords(job);
  return (
    <Card>
      <VStack $gap={4}>
        <VStack $gap={3} role="group" aria-label="Status">
          <HStack $justify="space-between" $gap={2} $wrap>
            <StatePill status={statusOfJob(job)} />
            <Price amount={formatCents(job.price_cents)} per="agreed" />
          </HStack>
          {lead.state !== 'won' && <Text>{leadStatus(lead, owner, rules)}</Text>}
          <FactGrid
            items={[
              { term: 'Date', description: dayOfJob(job, timeZone), wide: true },
              ...(crew === null ? [] : [{ term: 'Crew', description: crew, wide: true }]),
            ]}
          />
        </VStack>
        <Divider />
        <VStack $gap={2}>
          <OwnerContact lead={lead} />
        </VStack>
      </VStack>
    </Card>
  );
}
