import { LOCALE } from '@tree-service/domain';
import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { messageOf, notify, reportError } from '@tree-service/kernel';
import { Alert, Button, Text } from '@tree-service/design';
import { checkAuditTrail, TRAIL_PROBLEMS, type CheckedTrail } from './auditLog.api';

/** Checks that no entry was changed, removed, added or moved, and shows what it found. */
export function useTrailCheck() {
  const [result, setResult] = useState<CheckedTrail | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const check = async () => {
    setProgress('Checking…');
    try {
      setResult(
        await checkAuditTrail((checked, links) =>
          setProgress(
            `${checked.toLocaleString(LOCALE)} of ${links.toLocaleString(LOCALE)} checked`,
          ),
        ),
      );
    } catch (error) {
      reportError(error, { category: 'api', source: 'useTrailCheck' });
      notify.error("We couldn't check the audit log", { description: messageOf(error) });
    } finally {
      setProgress(null);
    }
  };
  const button = (
    <Button variant="outline" size="sm" loading={progress !== null} onClick={() => void check()}>
      <ShieldCheck size={18} aria-hidden />
      Check entries
    </Button>
  );
  return { button, outcome: <TrailOutcome result={result} progress={progress} /> };
}

interface TrailOutcomeProps {
  readonly result: CheckedTrail | null;
  readonly progress: string | null;
}

function TrailOutcome({ result, progress }: TrailOutcomeProps) {
  if (progress !== null) {
    return (
      <Text role="status" tone="muted">
        {progress}
      </Text>
    );
  }
  if (result === null) return null;
  const { findings, links, end } = result;
  const isWhole = findings.length === 0;
  return (
    <Alert
      tone={isWhole ? 'success' : 'danger'}
      role={isWhole ? 'status' : 'alert'}
      title={
        isWhole
          ? `All ${links.toLocaleString(LOCALE)} entries are as they were written`
          : 'The audit log was changed outside the product'
      }
    >
      {!isWhole && (
        <ul>
          {findings.map(({ problem, entry_id: entry }) => (
            <li key={`${problem}${String(entry)}`}>
              {TRAIL_PROBLEMS[problem]}
              {entry !== null && ` (entry ${entry.toLocaleString(LOCALE)})`}
            </li>
          ))}
        </ul>
      )}
      <Text size="sm">
        To compare later, note the fingerprint of the last entry: <code>{end.slice(0, 16)}</code>
      </Text>
    </Alert>
  );
}
