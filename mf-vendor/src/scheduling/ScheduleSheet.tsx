import { Button, Dialog, Grid, HStack, QueryBoundary } from '@tree-service/design';
import { type RefObject, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, notify } from '@tree-service/kernel';
import { JobStartFields, savedStart, startOf } from '@tree-service/market/features/scheduling';
import { EQUIPMENT_KINDS, isoToZoned } from '@tree-service/domain';
import { EditConflict, useAction, useDebounced, useGuardedSave } from '@tree-service/design/hooks';
import {
  CheckboxGroupField,
  Form,
  FormActions,
  NumberField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useWatch } from 'react-hook-form';
import { zipQuery } from '@tree-service/market/api/places';
import { useBusiness } from '../business/useBusiness';
import type { Business } from '../api/vendors';
import { jobVersionQuery } from '../api/jobs';
import { planAdviceQuery, nextFreeSlotQuery } from '../api/planAdvice';
import { forecastQuery, weatherService, type Forecast } from '../api/weather';
import { PlanAdvicePanel } from './PlanAdvicePanel';
import {
  conflictOf,
  useScheduleJob,
  type PlannedStart,
  firstPlan,
  MACHINES,
  planOf,
  planSchema,
  type JobToSchedule,
} from './useScheduleJob';
import { weatherInWords } from './weatherWords';

/** The longest stretch of free hours the database looks for. */
const FREE_HOURS_AT_MOST = 24;

const HOUR_MS = 3_600_000;
const hoursAfter = (moment: string, hours: number) =>
  new Date(Date.parse(moment) + hours * HOUR_MS).toISOString();

/** The weather around a five-digit ZIP code; null while it is not known, and where it is not asked for. */
function useForecast(zip: string): Forecast | null {
  const place = useQuery({ ...zipQuery(zip), enabled: weatherService() !== null });
  return useQuery(forecastQuery(place.data ?? null)).data ?? null;
}

interface ScheduleFormProps {
  job: JobToSchedule;
  /** "Tree removal for Maya". */
  name: string;
  /** Of the property. */
  timeZone: string;
  zip: string;
  /** The start to begin from, an ISO time; without one that of the job, or tomorrow morning. */
  startAt?: string;
  business: Pick<Business, 'vendor_id' | 'crew_size' | 'vendor_equipment'>;
  onScheduled: () => void;
  onCancel: () => void;
}

/** Date, length, people and machines of a job, beside what speaks against them. */
function ScheduleForm({
  job,
  name,
  timeZone,
  zip,
  startAt,
  business,
  onScheduled,
  onCancel,
}: ScheduleFormProps) {
  const crewSize = business.crew_size;
  const [start] = useState(() => firstPlan(job, { timeZone, crewSize, startAt }));
  const form = useSchemaForm(planSchema, { defaultValues: start });
  const queryClient = useQueryClient();
  const typed = useDebounced(JSON.stringify(useWatch({ control: form.control })));
  const plan = planOf(JSON.parse(typed), timeZone);
  const adviceOf = planAdviceQuery(job.id, plan);
  const advice = useQuery(adviceOf);
  const forecast = useForecast(zip);
  const weather =
    forecast &&
    plan &&
    weatherInWords(
      forecast,
      { from: plan.startAt, to: advice.data?.ends_at ?? hoursAfter(plan.startAt, plan.hours) },
      timeZone,
    );
  const [isAdvised, setIsAdvised] = useState(false);
  if (!isAdvised && !advice.isLoading) setIsAdvised(true);
  const isTaken = (advice.data?.conflicts.length ?? 0) > 0;
  const hours = Math.min(plan?.hours ?? job.planned_hours, FREE_HOURS_AT_MOST);

  const schedule = useScheduleJob(job, name, onScheduled);
  const { data: version } = useQuery(jobVersionQuery(job.id, job.version));
  const guarded = useGuardedSave<PlannedStart>({
    version,
    save: (planned, expectedVersion) => schedule.mutateAsync({ ...planned, expectedVersion }),
  });
  const findFree = useAction({
    run: () => queryClient.fetchQuery(nextFreeSlotQuery(business.vendor_id, hours)),
    failed: "We couldn't look for a free time",
    refresh: [],
    onDone: (slot) => {
      if (slot === null) notify.info('You have no free working hours in the next six months');
      else form.reset({ ...form.getValues(), ...isoToZoned(slot.starts_at, timeZone) });
    },
  });
  const owned = MACHINES.filter(
    (kind) =>
      job.machines.includes(kind) || business.vendor_equipment.some((each) => each.kind === kind),
  );
  return (
    <Form
      form={form}
      label="Schedule job"
      // A start chosen by dragging is not the one that was typed before.
      draft={['schedule', job.id, ...(startAt === undefined ? [] : [Date.parse(startAt)])].join(
        '/',
      )}
      gap={4}
      onSubmit={async ({ hours: planned, people, machines, ...answer }) => {
        const chosen = startOf(answer, timeZone);
        if (!chosen.ok) return chosen;
        const plannedStart = { startAt: chosen.startAt, hours: planned, people, machines };
        // Only what the form has warned of is booked despite it.
        const { queryKey } = planAdviceQuery(job.id, plannedStart);
        const known = queryClient.getQueryData(queryKey);
        try {
          return await guarded.send({
            ...plannedStart,
            despiteConflict: (known?.conflicts.length ?? 0) > 0,
          });
        } catch (cause) {
          if (conflictOf(cause) === null) throw cause;
          await queryClient.invalidateQueries({ queryKey });
          return { ok: false, message: messageOf(cause) };
        }
      }}
    >
      <JobStartFields timeZone={timeZone} />
      <HStack>
        <Button
          variant="link"
          size="sm"
          loading={findFree.isPending}
          onClick={() => findFree.mutate()}
        >
          Find the first free {hours === 1 ? 'hour' : `${hours} hours`}
        </Button>
      </HStack>
      <Grid $min="9rem" $gap={4}>
        <NumberField control={form.control} name="hours" label="Working hours" unit="hours" />
        <NumberField control={form.control} name="people" label="People" whole />
      </Grid>
      {owned.length > 0 && (
        <CheckboxGroupField
          control={form.control}
          name="machines"
          label="Machines"
          optional
          options={owned.map((kind) => ({ value: kind, label: EQUIPMENT_KINDS[kind] }))}
        />
      )}
      <PlanAdvicePanel
        advice={advice}
        startAt={plan?.startAt ?? null}
        timeZone={timeZone}
        weather={weather}
      />
      {guarded.refused && (
        <EditConflict
          busy={schedule.isPending}
          onTakeTheirs={() => {
            form.reset(firstPlan(job, { timeZone, crewSize }));
            guarded.restart();
          }}
          onSaveMine={guarded.overwrite}
        >
          {savedStart(job.scheduled_for, timeZone)}
        </EditConflict>
      )}
      {/* Not before the first advice, which would push them from under a press. */}
      {isAdvised && (
        <FormActions submit={isTaken ? 'Book anyway' : 'Set date'} onCancel={onCancel} />
      )}
    </Form>
  );
}

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
