import { Alert } from '@tree-service/design';

/** What comes before any request for work that is dangerous. */
export function DangerAdvice() {
  return (
    <Alert tone="warning" title="Is anyone in danger?">
      Call 911 first. If a wire is down or touching the tree, stay away and call your utility.
    </Alert>
  );
}
