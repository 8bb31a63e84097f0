import {
  Badge,
  Button,
  Card,
  color,
  Divider,
  fontSize,
  media,
  radius,
  space,
  visuallyHidden,
} from '@tree-service/design';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import type { Business } from '../../api/vendors';
import type { StepStatus } from '../../business/checklist';
import { STEP_VIEWS, type StepEvents } from './steps';

const Toggle = styled.button<{ $hidesBadge: boolean; $isOneLine: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: ${space(4)};
  width: 100%;
  min-height: 3.75rem;
  padding: ${space(2)} ${space(5)};
  border: 0;
  border-radius: ${radius.lg};
  scroll-margin-top: ${space(24)};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  /* On a phone, the mark says what is done, and complete steps beside the open one are one line each. */
  ${media.mobile} {
    ${({ $hidesBadge }) => $hidesBadge && 'grid-template-columns: auto 1fr auto;'}
    gap: ${space(1)} ${space(3)};
    min-height: ${({ $isOneLine }) => ($isOneLine ? '3.25rem' : '4rem')};
    padding: ${space(2)} ${space(4)};
    & > :nth-child(2) > span {
      ${({ $isOneLine }) => $isOneLine && 'display: none;'}
    }
    & > :nth-child(3) {
      ${({ $hidesBadge }) => $hidesBadge && visuallyHidden}
    }
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${({ $done }) => ($done ? color.brand : color.border)};
  border-radius: 50%;
  background: ${({ $done }) => ($done ? color.brand : 'none')};
  color: ${({ $done }) => ($done ? color.onBrand : color.textMuted)};
  font-weight: 600;
`;

const Title = styled.h2`
  margin: 0;
  font: inherit;
`;

const Words = styled.span<{ $isCut: boolean }>`
  min-width: 0;
  & > strong {
    display: block;
    font-weight: 650;
  }
  & > span {
    display: block;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.4;
    text-overflow: ellipsis;
  }
  ${media.tabletUp} {
    display: flex;
    align-items: baseline;
    gap: ${space(4)};
    & > strong {
      flex: none;
    }
    & > span {
      ${({ $isCut }) => $isCut && 'white-space: nowrap;'}
    }
  }
`;

const Content = styled.div`
  padding: ${space(5)};
  ${media.mobile} {
    padding: ${space(4)};
  }
`;

export interface ChecklistCardProps extends StepEvents {
  business: Business;
  status: StepStatus;
  number: number;
  open: boolean;
  /** Another step is open. */
  isAside: boolean;
  toggleRef?: Ref<HTMLButtonElement>;
  onToggle: () => void;
}

export function ChecklistCard({
  business,
  status,
  number,
  open,
  isAside,
  toggleRef,
  onToggle,
  ...events
}: ChecklistCardProps) {
  const contentId = useId();
  const isMissing = status.missing !== null;
  const { title, summary, content, savesAtOnce } = STEP_VIEWS[status.step];
  return (
    <Card as="li" $flush>
      <Title>
        <Toggle
          $isOneLine={isAside && !isMissing}
          $hidesBadge={status.done || !status.required}
          ref={toggleRef}
          aria-expanded={open}
          aria-controls={contentId}
          onClick={onToggle}
          type="button"
        >
          <Mark $done={status.done} aria-hidden>
            {status.done ? <Check size={18} /> : number}
          </Mark>
          <Words $isCut={!isMissing}>
            <strong>{title}</strong>
            {!open && <span>{status.missing ?? summary(business)}</span>}
          </Words>
          {status.done ? (
            <Badge tone="success">Complete</Badge>
          ) : (
            <Badge tone={status.required ? 'warning' : 'neutral'}>
              {status.required ? 'Required' : 'Optional'}
            </Badge>
          )}
          <ChevronDown size={20} aria-hidden />
        </Toggle>
      </Title>
      <div id={contentId} hidden={!open}>
        {open && (
          <>
            <Divider />
            <Content>{content(business, events)}</Content>
            {savesAtOnce && (
              <>
                <Divider />
                <Content>
                  <Button variant={status.done ? 'default' : 'outline'} onClick={events.onSaved}>
                    {status.done ? 'Continue' : 'Skip for now'}
                  </Button>
                </Content>
              </>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
