import { delaysToTell, expectedArrival, timeInZone } from '@tree-service/domain';
import { Button, HStack, Text, VStack } from '@tree-service/design';

export interface LateReportProps {
  job: { scheduled_for: string | null; late_minutes: number | null };
  ownerName: string;
  timeZone: string;
  now: Date;
  /** Whether no step can be taken at the moment. */
  isBusy: boolean;
  onReport: (minutes: number) => void;
}

/** Says how late the crew is, and lets a Pro or crew tell the owner; nothing hours before the start or after it. */
export function LateReport({ job, ownerName, timeZone, now, isBusy, onReport }: LateReportProps) {
  const delays = delaysToTell(job, now);
  const told = job.late_minutes !== null && job.scheduled_for !== null && (
    <Text size="sm">
      {ownerName} knows that you're running {job.late_minutes} minutes late and expects you around{' '}
      {timeInZone(expectedArrival(job.scheduled_for, job.late_minutes), timeZone)}.
    </Text>
  );
  if (!told && delays.length === 0) return null;
  return (
    <VStack $gap={2} $align="start">
      {told}
      {delays.length > 0 && (
        <HStack $gap={3} $wrap role="group" aria-label="Running late">
          {delays.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              disabled={isBusy}
              onClick={() => onReport(minutes)}
            >
              Running {minutes} min late
            </Button>
          ))}
        </HStack>
      )}
    </VStack>
  );
}
