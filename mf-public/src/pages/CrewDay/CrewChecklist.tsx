import { canSignChecklist, momentInZone } from '@tree-service/domain';
import { SafetyChecklistForm, type SignedChecklist } from '@tree-service/market/features/safety';
import { useAction } from '@tree-service/design/hooks';
import { Button, Heading, Text, VStack } from '@tree-service/design';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { signChecklistAsCrew, type CrewJob } from '../../api/crewDay';

/** The safety checklist of a job: who signed it, or the form to sign it. */
export function CrewChecklist({ job, token }: { job: CrewJob; token: string }) {
  const [isSigning, setSigning] = useState(false);
  const sign = useAction({
    run: (checklist: SignedChecklist) => signChecklistAsCrew(token, job.id, checklist),
    done: 'Checklist signed.',
    failed: null,
    refresh: [['crew_day']],
    onDone: () => setSigning(false),
  });
  const { checklist } = job;
  const canSign = job.has_begun && canSignChecklist(job.state);
  if (checklist === null && !canSign) return null;
  return (
    <VStack $gap={3}>
      <Heading level={3} size="md">
        Safety checklist
      </Heading>
      {isSigning ? (
        <SafetyChecklistForm
          draft={`safety/${job.id}`}
          onSign={sign.mutateAsync}
          onCancel={() => setSigning(false)}
        />
      ) : (
        <>
          <Text>
            {checklist === null
              ? 'Not signed yet. Go through it before you start.'
              : `Signed by ${checklist.signed_by}, ${momentInZone(checklist.signed_at, job.time_zone)}.`}
          </Text>
          {canSign && (
            <div>
              <Button variant="outline" onClick={() => setSigning(true)}>
                <ShieldCheck size={18} aria-hidden />
                {checklist === null ? 'Open checklist' : 'Sign again'}
              </Button>
            </div>
          )}
        </>
      )}
    </VStack>
  );
}
