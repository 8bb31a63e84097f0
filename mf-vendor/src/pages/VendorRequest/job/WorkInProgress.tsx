import type { LeadJob } from '@tree-service/shared/api/leads';
import { Button, HStack } from '@tree-service/shared/ui';
import { CloudRain, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { DeliverJobForm } from './DeliverJobForm';
import { ProposeChangeForm } from './ProposeChangeForm';
import { WeatherHoldForm } from './WeatherHoldForm';

/** What the Pro can do while the work is going on: propose a change, wait for weather, hand over. */
export function WorkInProgress({
  job,
  ownerName,
  timeZone,
}: {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
}) {
  const [asking, setAsking] = useState<'change' | 'weather' | null>(null);
  const close = () => setAsking(null);
  if (asking === 'change') {
    return <ProposeChangeForm job={job} ownerName={ownerName} onClose={close} />;
  }
  if (asking === 'weather') {
    return (
      <WeatherHoldForm jobId={job.id} ownerName={ownerName} timeZone={timeZone} onClose={close} />
    );
  }
  return (
    <>
      <HStack $gap={3} $wrap>
        <Button variant="outline" onClick={() => setAsking('change')}>
          <FilePlus2 size={20} aria-hidden />
          Propose a change
        </Button>
        <Button variant="outline" onClick={() => setAsking('weather')}>
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      </HStack>
      <DeliverJobForm jobId={job.id} ownerName={ownerName} />
    </>
  );
}
