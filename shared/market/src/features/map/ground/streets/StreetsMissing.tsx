import { Button, color, depth, fontSize, radius, shadow, space } from '@tree-service/design';
import styled from 'styled-components';

const Note = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  z-index: ${depth.base + 2};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  max-width: calc(100% - 5.5rem);
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  box-shadow: ${shadow.md};
`;

interface StreetsMissingProps {
  /** Others are there. */
  areSomeDrawn?: boolean;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
}

/** Says on the map that streets are missing, or why there are none. */
export function StreetsMissing({ areSomeDrawn = false, onRetry }: StreetsMissingProps) {
  const lost = areSomeDrawn
    ? 'Some streets could not be loaded.'
    : 'Streets could not be loaded, so this map shows outlines.';
  return (
    <Note role="status" className="pigeon-drag-block pigeon-click-block">
      {onRetry ? lost : 'This browser cannot draw streets, so this map shows outlines.'}
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Note>
  );
}
