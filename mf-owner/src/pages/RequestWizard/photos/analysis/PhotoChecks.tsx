import { Alert } from '@tree-service/design';
import type { Draft } from '../../draft/draft';
import type { KeptPhoto } from '../useDraftPhotos';
import { usePhotoFindings } from './usePhotoFindings';

interface PhotoChecksProps {
  readonly kept: readonly KeptPhoto[];
  readonly property: Draft['property'];
}

/** Hints about the photos of a request, as read on this device; nothing without one. */
export function PhotoChecks({ kept, property }: PhotoChecksProps) {
  const findings = usePhotoFindings(kept, property);
  if (findings.length === 0) return null;
  return (
    <Alert tone="info" role="status" title="Check your photos before you continue">
      <ul>
        {findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      You can continue without changing anything. We check photos on your device only.
    </Alert>
  );
}
