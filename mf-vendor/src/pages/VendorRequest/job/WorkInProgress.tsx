import type { LeadJob } from '@tree-service/market/api/leads';
import { Button, HStack } from '@tree-service/design';
import { CloudRain, FilePlus2 } from 'lucide-react';
import { DeliverJobForm } from './DeliverJobForm';
import { ProposeChangeForm } from './ProposeChangeForm';
import { useAsked } from './useAsked';
import { WeatherHoldForm } from './WeatherHoldForm';

/** What the Pro can do while the work is going on: propose a change, wait for weather, hand over. */
export function WorkInProgress({
  job,
  ownerName,
  timeZone,
  onMoved,
}: {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
  /** After the job has come to stand elsewhere, and with it the buttons shown. */
  onMoved: () => void;
}) {
  const { asking, returnsTo, ask, leave, finish } = useAsked<'change' | 'weather'>();
  const sent = () => {
    finish();
    onMoved();
  };
  if (asking === 'change') {
    return <ProposeChangeForm job={job} ownerName={ownerName} onProposed={sent} onLeave={leave} />;
  }
  if (asking === 'weather') {
    return (
      <WeatherHoldForm
        jobId={job.id}
        ownerName={ownerName}
        timeZone={timeZone}
        onHeld={sent}
        onLeave={leave}
      />
    );
  }
  return (
    <>
      <HStack $gap={3} $wrap>
        <Button variant="outline" autoFocus={returnsTo === 'change'} onClick={() => ask('change')}>
          <FilePlus2 size={20} aria-hidden />
          Propose a change
        </Button>
        <Button
          variant="outline"
          autoFocus={returnsTo === 'weather'}
          onClick={() => ask('weather')}
        >
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      </HStack>
      <DeliverJobForm jobId={job.id} ownerName={ownerName} onDelivered={onMoved} />
    </>
  );
}
