import { useQuery } from '@tanstack/react-query';
import { canSignChecklist, momentInZone, SAFETY_TOPICS } from '@tree-service/domain';
import { SafetyChecklistForm, type SignedChecklist } from '@tree-service/market/features/safety';
import { useAction } from '@tree-service/design/hooks';
import { Button, Details, Heading, QueryBoundary, Text, VStack } from '@tree-service/design';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { LeadJob } from '../../../api/leads';
import { safetyChecklistsQuery, showChecklist, signSafetyChecklist } from '../../../api/safety';
import { PlainList } from '../../../area/PlainList';

/** The signed safety checklists of a job, and the form to sign one. */
export function SafetyChecklists({ job, timeZone }: { job: LeadJob; timeZone: string }) {
  const [isSigning, setSigning] = useState(false);
  const query = safetyChecklistsQuery(job.id);
  const checklists = useQuery(query);
  const sign = useAction({
    run: (checklist: SignedChecklist) => signSafetyChecklist(job.id, checklist),
    done: 'Checklist signed.',
    failed: null,
    refresh: [query.queryKey],
    show: (_, checklist) => showChecklist(job.id, checklist),
    onDone: () => setSigning(false),
  });
  const canSign = canSignChecklist(job.state);
  return (
    <QueryBoundary query={checklists} what="the safety checklists" loading={null}>
      {(signed) =>
        signed.length === 0 && !canSign ? null : (
          <VStack $gap={3}>
            <Heading level={3} size="md">
              Safety checklist
            </Heading>
            {signed.length === 0 && !isSigning && <Text tone="muted">Not signed yet.</Text>}
            {signed.map((checklist) => (
              <div key={checklist.id}>
                <Text>
                  Signed by {checklist.signed_by}, {momentInZone(checklist.signed_at, timeZone)}
                </Text>
                <Details show="Show the topics" hide="Hide the topics">
                  <PlainList $gap={1}>
                    {checklist.confirmed.map((topic) => (
                      <Text as="li" size="sm" key={topic}>
                        {SAFETY_TOPICS[topic].title}: done
                      </Text>
                    ))}
                    {checklist.not_applicable.map((topic) => (
                      <Text as="li" size="sm" tone="muted" key={topic}>
                        {SAFETY_TOPICS[topic].title}: doesn't apply
                      </Text>
                    ))}
                  </PlainList>
                </Details>
              </div>
            ))}
            {isSigning && (
              <SafetyChecklistForm
                draft={`safety/${job.id}`}
                onSign={sign.mutateAsync}
                onCancel={() => setSigning(false)}
              />
            )}
            {canSign && !isSigning && (
              <div>
                <Button variant="outline" onClick={() => setSigning(true)}>
                  <ShieldCheck size={18} aria-hidden />
                  {signed.length === 0 ? 'Open checklist' : 'Sign again'}
                </Button>
              </div>
            )}
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
