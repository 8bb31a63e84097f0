import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  acceptanceDue,
  activeJob,
  dayOfJob,
  hasOpenDispute,
  isIncluded,
  priceInWords,
  type JobState,
  statusOfJob,
} from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { TermsOfQuote } from '@tree-service/market/features/quotes';
import { WeatherHoldNote } from '@tree-service/market/features/timeline';
import {
  Accordion,
  Avatar,
  Button,
  Card,
  DescriptionList,
  Heading,
  HStack,
  StatePill,
  Stepper,
  Text,
  VStack,
} from '@tree-service/design';
import { nameOfVendor } from '../vendors/ownerLead';
import { usePicturesOfVendors } from '../vendors/usePicturesOfVendors';
import { FoldedSection, useIsNarrow } from '@tree-service/market/features/folding';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myProfileQuery } from '@tree-service/market/api/account';
import { changeOrdersQuery } from '@tree-service/market/api/changeOrders';
import { savePriceDocument } from '@tree-service/market/features/priceDocument';
import { useAction } from '@tree-service/design/hooks';
import { FileDown } from 'lucide-react';
import { useOwnerId } from '../../../area/useOwnerId';
import { receiptDocument, type ReceiptFacts } from '../after/receiptDocument';
import { JobDecision } from './JobDecision';
import { lazy, Suspense } from 'react';
import { JobOptions } from './JobOptions';

// Few owners ever see it, so that no first view carries it.
const ArrivalNote = lazy(() => import('./ArrivalNote'));

const JOB_STAGES = [
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'en_route', label: 'On the way' },
  { id: 'in_progress', label: 'Work in progress' },
  { id: 'delivered', label: 'Delivered' },
  { id: 'completed', label: 'Completed' },
] as const;

type JobStage = (typeof JOB_STAGES)[number]['id'];

const STAGE_OF: Readonly<Record<JobState, JobStage | null>> = {
  scheduled: 'scheduled',
  weather_hold: 'scheduled',
  en_route: 'en_route',
  in_progress: 'in_progress',
  change_order_pending: 'in_progress',
  delivered: 'delivered',
  completed: 'completed',
  canceled: null,
  no_show: null,
};

/** The stage a job has reached; null when it ended early. */
function jobStage(state: JobState): JobStage | null {
  return STAGE_OF[state];
}

interface DownloadReceiptProps {
  request: ReceiptFacts['request'] & Pick<RequestDetail, 'quotes' | 'contact_name'>;
  job: RequestDetail['jobs'][number];
  businessName: string;
}

/** Saves what a completed job came to as PDF. */
function DownloadReceipt({ request, job, businessName }: DownloadReceiptProps) {
  const queryClient = useQueryClient();
  const ownerId = useOwnerId();
  const profile = useQuery({ ...myProfileQuery(ownerId), enabled: ownerId !== '' });
  const download = useAction({
    run: async () => {
      const changes = await queryClient.fetchQuery(changeOrdersQuery(job.id));
      const name = [profile.data?.first_name, profile.data?.last_name].filter(Boolean).join(' ');
      const quote = request.quotes.find(({ id }) => id === job.quote_id);
      await savePriceDocument(
        receiptDocument({
          request,
          job,
          lines: (quote?.quote_line_items ?? []).filter(isIncluded),
          taxPercent: quote?.tax_percent ?? 0,
          changes,
          business: businessName,
          owner: name || request.contact_name,
        }),
      );
    },
    failed: "We couldn't create the receipt",
    refresh: [],
  });
  return (
    <Button
      variant="outline"
      loading={download.isPending}
      disabled={profile.isPending}
      onClick={() => download.mutate()}
    >
      <FileDown size={18} aria-hidden />
      Download receipt
    </Button>
  );
}

export interface JobSectionProps {
  request: DownloadReceiptProps['request'] & Pick<RequestDetail, 'id' | 'jobs' | 'leads' | 'state'>;
}

/** The job with its date, price, progress and photos; nothing before there is one. */
export function JobSection({ request }: JobSectionProps) {
  // The page's heading has the status, which the steps repeat; on a phone what is to be decided comes first.
  const isNarrow = useIsNarrow();
  const pictures = usePicturesOfVendors(request);
  const job = activeJob(request.jobs) ?? request.jobs[0];
  if (job === undefined) return null;
  const lead = request.leads.find(({ id }) => id === job.lead_id);
  const businessName = lead === undefined ? 'Your Pro' : nameOfVendor(lead);
  const stage = jobStage(job.state);
  const status = statusOfJob(job);
  // Until there is a date, or while the weather holds it up, the first stage is called as the job is.
  const steps = JOB_STAGES.map((step) =>
    step.id === 'scheduled' && stage === step.id ? { ...step, label: status.label } : step,
  );
  const quote = request.quotes.find(({ id }) => id === job.quote_id);
  const hasTerms = quote !== undefined && quote.terms !== null;
  const terms = quote !== undefined && <TermsOfQuote quote={quote} level={4} />;
  const facts = (
    <VStack $gap={5}>
      {stage !== null && <Stepper steps={steps} current={stage} />}
      <DescriptionList
        items={[
          { term: 'Date', description: dayOfJob(job, request.time_zone) },
          { term: 'Agreed price', description: priceInWords(job) },
          {
            term: 'Payment',
            description: hasTerms
              ? 'Directly to your Pro, according to the terms of the quote. We never ask for a deposit.'
              : 'Directly to your Pro when the work is done. We never ask for a deposit.',
          },
        ]}
      />
      {terms}
    </VStack>
  );
  const isToDecide = job.state === 'delivered';
  return (
    // What is done, and what waits for the end of a dispute, makes room on a phone.
    <FoldedSection title="Job" isFolded={job.state === 'completed' || hasOpenDispute(job)}>
      <Card>
        <VStack $gap={5}>
          <HStack $justify="space-between" $wrap>
            <HStack $gap={3}>
              <Avatar name={businessName} src={pictures.get(job.vendor_id)?.logo} />
              <Heading level={3} size="lg">
                {businessName}
              </Heading>
            </HStack>
            {stage === null && <StatePill status={status} />}
          </HStack>
          {job.state === 'weather_hold' && <WeatherHoldNote requestId={request.id} />}
          {!(isNarrow && isToDecide) && facts}
          {job.delivery_note !== null && <Text>“{job.delivery_note}”</Text>}
          <RequestPhotos paths={job.job_photos.map(({ path }) => path)} label="The finished work" />
          {job.end_reason !== null && <Text tone="muted">“{job.end_reason}”</Text>}
          {(job.state === 'scheduled' || job.state === 'en_route') &&
            (job.late_minutes !== null || job.arrival_asked_at !== null) && (
              <Suspense fallback={null}>
                <ArrivalNote job={job} businessName={businessName} timeZone={request.time_zone} />
              </Suspense>
            )}
          <JobOptions
            job={job}
            requestState={request.state}
            businessName={businessName}
            timeZone={request.time_zone}
          />
          {job.state === 'completed' && (
            <div>
              <DownloadReceipt request={request} job={job} businessName={businessName} />
            </div>
          )}
          {isToDecide && (
            <JobDecision job={job} acceptBy={acceptanceDue(job)} timeZone={request.time_zone} />
          )}
          {isNarrow && isToDecide && (
            <Accordion items={[{ id: 'job', title: 'Date, price and progress', content: facts }]} />
          )}
        </VStack>
      </Card>
    </FoldedSection>
  );
}
