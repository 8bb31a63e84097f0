import { deliverJob } from '../../../api/jobs';
import { showRows } from '@tree-service/market/api/showRows';
import { uploadPhoto } from '@tree-service/market/api/photos';
import { DeliverJobForm } from '@tree-service/market/features/delivery';
import { Button, HStack } from '@tree-service/design';
import { CloudRain, FilePlus2 } from 'lucide-react';
import type { LeadJob } from '../../../api/leads';
import { useVendorId } from '../../../area/vendorId';
import { ProposeChangeForm } from './ProposeChangeForm';
import { useOpenForm } from './useOpenForm';
import { WeatherHoldForm } from './WeatherHoldForm';

export interface WorkInProgressProps {
  job: LeadJob;
  ownerName: string;
  timeZone: string;
  /** Called when the job's state, and with it the buttons shown, has changed. */
  onMoved: () => void;
}

/** The actions while the work is in progress. */
export function WorkInProgress({ job, ownerName, timeZone, onMoved }: WorkInProgressProps) {
  const vendorId = useVendorId();
  const { openForm, focusOn, open, cancel, close } = useOpenForm<'change' | 'weather'>();
  const sent = () => {
    close();
    onMoved();
  };
  if (openForm === 'change') {
    return (
      <ProposeChangeForm job={job} ownerName={ownerName} onProposed={sent} onCancel={cancel} />
    );
  }
  if (openForm === 'weather') {
    return (
      <WeatherHoldForm
        jobId={job.id}
        ownerName={ownerName}
        timeZone={timeZone}
        onHeld={sent}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <HStack $gap={3} $wrap>
        <Button variant="outline" autoFocus={focusOn === 'change'} onClick={() => open('change')}>
          <FilePlus2 size={20} aria-hidden />
          Propose a change
        </Button>
        <Button variant="outline" autoFocus={focusOn === 'weather'} onClick={() => open('weather')}>
          <CloudRain size={20} aria-hidden />
          Weather hold
        </Button>
      </HStack>
      <DeliverJobForm
        jobId={job.id}
        ownerName={ownerName}
        submit="Deliver work"
        upload={(key, photo) => uploadPhoto(vendorId, key, photo)}
        deliver={(note, photos) => deliverJob(job.id, note, photos)}
        refresh={[['jobs'], ['leads']]}
        show={(note, photos) =>
          showRows<LeadJob>([
            {
              id: job.id,
              state: 'delivered',
              delivery_note: note || null,
              delivered_at: new Date().toISOString(),
              job_photos: [...job.job_photos, ...photos.map((path) => ({ path }))],
            },
          ])
        }
        onDelivered={onMoved}
      />
    </>
  );
}
