import { SubmitButton } from '@tree-service/design/forms';
import { Button, media, space } from '@tree-service/design';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-top: ${space(4)};
  ${media.mobile} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

const End = styled.div`
  display: flex;
  flex-direction: column;
  margin-left: auto;
  ${media.mobile} {
    width: 100%;
    margin-left: 0;
    & > * {
      width: 100%;
    }
  }
`;

export interface StepActionsProps {
  backAddress: string | null;
  /** Whether there are better ways than to continue, because no Pro would be asked. */
  isSecond?: boolean;
  /** Replaces the continue button. */
  children?: ReactNode;
}

/** The back and continue buttons of a step. */
export function StepActions({ backAddress, isSecond = false, children }: StepActionsProps) {
  return (
    <Bar>
      {backAddress !== null && (
        <Button asLink to={backAddress} variant="outline" size="lg">
          <ArrowLeft aria-hidden size={18} />
          Back
        </Button>
      )}
      <End>
        {children === undefined ? (
          <SubmitButton size="lg" variant={isSecond ? 'outline' : 'default'}>
            {isSecond ? 'Continue anyway' : 'Continue'}
          </SubmitButton>
        ) : (
          children
        )}
      </End>
    </Bar>
  );
}
