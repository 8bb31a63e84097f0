import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { motion, radius, space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const Where = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(2)};
  font-weight: 650;
  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: 400;
  }
`;

const List = styled.ol`
  display: flex;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${media.tabletUp} {
    gap: ${space(2)};
  }
`;

const Step = styled.li`
  flex: 1;
  min-width: 0;
`;

const segment = css<{ $state: 'done' | 'current' | 'ahead' }>`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: flex-start;
  width: 100%;
  padding: ${space(2)} 0;
  border: 0;
  background: none;
  color: ${({ $state }) => ($state === 'current' ? color.text : color.textMuted)};
  font-size: ${fontSize.xs};
  font-weight: ${({ $state }) => ($state === 'current' ? 650 : 500)};
  line-height: 1.35;
  text-align: start;
  &::before {
    content: '';
    flex: none;
    height: 0.3125rem;
    border-radius: ${radius.pill};
    background: ${({ $state }) => ($state === 'ahead' ? color.border : color.brand)};
    ${({ $state }) => $state === 'done' && 'opacity: 0.55;'}
    transition: background-color ${motion.normal};
  }
  & > span {
    display: none;
    margin-top: ${space(2)};
    overflow: hidden;
    text-overflow: ellipsis;
    ${media.laptopUp} {
      display: block;
    }
  }
`;

const Mark = styled.span<{ $state: 'done' | 'current' | 'ahead' }>`
  ${segment}
`;

const Back = styled.button<{ $state: 'done' | 'current' | 'ahead' }>`
  ${segment}
  min-height: 2.75rem;
  &:hover {
    color: ${color.brandText};
    text-decoration: underline;
  }
  &:hover::before {
    opacity: 1;
  }
`;

export interface Step {
  readonly id: string;
  readonly label: string;
}

export interface StepperProps {
  steps: readonly Step[];
  current: string;
  /** Makes the steps already done pressable. */
  onSelect?: (id: string) => void;
  label?: string;
}

/** Progress in a wizard: "Step 2 of 9" and a bar of its steps. */
export function Stepper({ steps, current, onSelect, label = 'Progress' }: StepperProps) {
  const index = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <Where>
        {steps[index]?.label}
        <span>{`Step ${index + 1} of ${steps.length}`}</span>
      </Where>
      <List>
        {steps.map((step, place) => {
          const state = place < index ? 'done' : place === index ? 'current' : 'ahead';
          return (
            <Step key={step.id} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && onSelect ? (
                <Back
                  type="button"
                  $state={state}
                  aria-label={`Back to ${step.label}`}
                  onClick={() => onSelect(step.id)}
                >
                  <span>{step.label}</span>
                </Back>
              ) : (
                <Mark $state={state} aria-label={step.label} role="img">
                  <span>{step.label}</span>
                </Mark>
              )}
            </Step>
          );
        })}
      </List>
    </nav>
  );
}
