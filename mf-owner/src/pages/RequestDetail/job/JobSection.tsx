import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  acceptanceDue,
  activeJob,
  formatCents,
  dayOfJob,
  hasOpenDispute,
  statusOfJob,
} from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { TermsOfQuote } from '@tree-service/market/features/quotes';
import { WeatherHoldNote } from '@tree-service/market/features/timeline';
import {
  Accordion,
  Avatar,
  Card,
  DescriptionList,
  Heading,
  HStack,
  StatePill,
  Stepper,
  Text,
  VStack,
} from '@tree-service/design';
import { DownloadReceipt, type DownloadReceiptProps } from '../after/DownloadReceipt';
import { nameOfVendor } from '../vendors/ownerLead';
import { usePicturesOfVendors } from '../vendors/usePicturesOfVendors';
import { FoldedSection, useIsNarrow } from '@tree-service/market/features/folding';
import { JobDecision } from './JobDecision';
import { JobOptions } from './JobOptions';
import { JOB_STAGES, jobStage } from './jobProgress';

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
          { term: 'Agreed price', description: formatCents(job.price_cents) },
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
