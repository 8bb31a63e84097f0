import { useState } from 'react';
import type { ReportedError } from '../../api/errorReports';
import { formatMoment } from '@tree-service/domain';
import { ErrorDetails } from './ErrorDetails';
import { FoldedError } from './FoldedError';

interface ErrorEntryProps {
  readonly report: ReportedError;
  readonly onOpen?: () => void;
}

/** One reported error; opens to show everything known about it. */
export function ErrorEntry({ report, onOpen }: ErrorEntryProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const { severity, category, source, message, created_at: when } = report;
  const facts = [category.replaceAll('_', ' '), source, formatMoment(when)].filter(Boolean);
  return (
    <FoldedError
      severity={severity}
      message={message}
      facts={facts.join(', ')}
      when={when}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        setWasOpened(true);
        onOpen?.();
      }}
    >
      {wasOpened && <ErrorDetails report={report} />}
    </FoldedError>
  );
}
