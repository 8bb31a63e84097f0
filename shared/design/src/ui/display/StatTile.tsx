import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../layout/Card';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { font, fontSize } from '../theme/typography';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(5)};
`;

const Label = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Value = styled.p`
  font-family: ${font.display};
  font-size: ${fontSize['2xl']};
  font-weight: 560;
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;

const Hint = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

/** One figure that matters, with its name and what it comes from. */
export function StatTile({
  label,
  value,
  hint,
}: {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>{value}</Value>
      {hint && <Hint>{hint}</Hint>}
    </Frame>
  );
}
