import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { ReportedError } from '@tree-service/shared/api/errorReports';
import { formatMoment } from '@tree-service/shared/domain';
import {
  Badge,
  color,
  fontSize,
  media,
  motion,
  radius,
  space,
  StatusPill,
  type Tone,
} from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { ErrorDetails } from './ErrorDetails';

const Frame = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Summary = styled.summary`
  display: grid;
  grid-template: 'chevron severity message age' / auto 6rem minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(3)} ${space(4)};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    grid-area: chevron;
    transition: transform ${motion.fast};
  }
  details[open] > & > svg {
    transform: rotate(90deg);
  }
  ${media.mobile} {
    grid-template:
      'chevron severity age'
      'message message message' / auto minmax(0, 1fr) auto;
  }
`;

const Severity = styled.span`
  grid-area: severity;
`;

const Message = styled.span`
  grid-area: message;
  font-weight: 550;
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const When = styled(Small)`
  grid-area: age;
`;

const TONES: Readonly<Record<string, Tone>> = {
  critical: 'danger',
  error: 'danger',
  warning: 'warning',
  info: 'info',
  debug: 'neutral',
};

/** One reported error; opens to show everything known about it. */
export function ErrorEntry({ report }: { readonly report: ReportedError }) {
  const { severity, category, source, message, created_at } = report;
  return (
    <Frame>
      <Summary>
        <ChevronRight size={18} aria-hidden />
        <Severity>
          {severity === 'critical' ? (
            <Badge tone="danger">critical</Badge>
          ) : (
            <StatusPill tone={TONES[severity] ?? 'neutral'}>{severity}</StatusPill>
          )}
        </Severity>
        <Message>
          {message}
          <br />
          <Small>
            {category.replaceAll('_', ' ')}
            {source && `, ${source}`}, {formatMoment(created_at)}
          </Small>
        </Message>
        <When>
          <Age since={created_at} />
        </When>
      </Summary>
      <ErrorDetails report={report} />
    </Frame>
  );
}
