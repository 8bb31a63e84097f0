import { Alert, Button, VStack } from '@tree-service/design';
import { formatMoment } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { resumeMails, type NotificationPreferences } from '../../api/notifications';

interface Props {
  stop: NonNullable<NotificationPreferences['mails_stopped']>;
  onChanged: () => Promise<void>;
}

/** Says why no emails come, and turns them on again. */
export function StoppedMails({ stop: { reason, since }, onChanged }: Props) {
  const resume = useAction({
    run: async () => {
      await resumeMails();
      await onChanged();
    },
    done: 'Emails are on again',
    failed: "We couldn't turn emails on",
    refresh: [],
  });
  return (
    <Alert tone="warning" role="status" title="We stopped sending you emails">
      <VStack $gap={3}>
        <p>
          {reason === 'bounce'
            ? `Your mail server refused an email on ${formatMoment(since)}. If your address has changed, change it on this page. If it is right, turn emails on again.`
            : `One of our emails was reported as spam on ${formatMoment(since)}. If that was a mistake, turn emails on again.`}
        </p>
        <div>
          <Button variant="outline" loading={resume.isPending} onClick={() => resume.mutate()}>
            Turn emails on again
          </Button>
        </div>
      </VStack>
    </Alert>
  );
}
