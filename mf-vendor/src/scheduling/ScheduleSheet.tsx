import { Dialog, QueryBoundary } from '@tree-service/design';
import { useRef, type RefObject } from 'react';
import { useBusiness } from '../business/useBusiness';
import { ScheduleForm, type ScheduleFormProps } from './ScheduleForm';

export interface ScheduleSheetProps extends Pick<
  ScheduleFormProps,
  'job' | 'name' | 'timeZone' | 'zip' | 'startAt'
> {
  /** "Austin, TX · request #1097". */
  place: string;
  /** Gets the focus once a date is set; otherwise it goes back to where it was. */
  focusAfter?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Sets or moves the date of a job, from wherever it is shown. On a phone it covers the width. */
export function ScheduleSheet({ place, focusAfter, onClose, ...form }: ScheduleSheetProps) {
  const isScheduled = useRef(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.name}
      description={`${place}. We'll let the owner know.`}
      finalFocus={() => (isScheduled.current ? (focusAfter?.current ?? null) : null)}
    >
      <QueryBoundary query={useBusiness()} what="your business">
        {(business) => (
          <ScheduleForm
            {...form}
            business={business}
            onScheduled={() => {
              isScheduled.current = true;
              onClose();
            }}
            onCancel={onClose}
          />
        )}
      </QueryBoundary>
    </Dialog>
  );
}
