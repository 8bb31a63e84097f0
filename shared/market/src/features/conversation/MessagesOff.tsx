// Apart from the pages: shown where no conversation is loaded.
import { offNotice } from '@tree-service/kernel';
import { Alert } from '@tree-service/design';

/** In place of messages and the buttons that lead to them, where messaging is turned off. */
export function MessagesOff() {
  const { title, description } = offNotice('messaging');
  return (
    <Alert tone="info" title={title}>
      {description}
    </Alert>
  );
}
