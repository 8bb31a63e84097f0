import styled from 'styled-components';
import type { AuditRow } from '../../api/audit';
import { color, fontSize, radius, space } from '@tree-service/design';
import { auditDifferences } from './auditDifferences';

const Details = styled.details`
  text-align: start;
  & > summary {
    min-height: 2.75rem;
    display: list-item;
    align-content: center;
    color: ${color.brandText};
    cursor: pointer;
    white-space: nowrap;
  }
`;

const Changes = styled.dl`
  max-width: 30rem;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
  & dt {
    font-weight: 600;
  }
  & dd + dt {
    margin-top: ${space(2)};
  }
`;

export function ChangeDetails({ row }: { readonly row: AuditRow }) {
  const differences = auditDifferences(row.before, row.after);
  if (differences.length === 0) return 'None';
  return (
    <Details>
      <summary>{differences.length === 1 ? '1 value' : `${differences.length} values`}</summary>
      <Changes>
        {differences.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>
              {before ?? 'none'} → {after ?? 'none'}
            </dd>
          </div>
        ))}
      </Changes>
    </Details>
  );
}
