import { Alert } from '@tree-service/shared/ui';

/** Confirms that a request was received, and says what happens next. */
export function SubmittedNotice({ number, pros }: { number: number; pros: number }) {
  return (
    <Alert tone="success" role="status" title={`We have your request. Its number is #${number}.`}>
      {pros > 0
        ? `${pros} ${pros === 1 ? 'Pro has' : 'Pros have'} been asked just now. As soon as one looks at it, writes to you or sends a quote, you see it on this page.`
        : 'As soon as a Pro near you fits this work, we ask them and you see it on this page.'}
    </Alert>
  );
}
