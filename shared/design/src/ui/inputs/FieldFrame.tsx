import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const Frame = styled.div`
  min-width: 0;
`;

const labelText = `
  display: block;
  margin-bottom: ${space(2)};
  font-weight: 600;
  line-height: 1.4;
`;

const Label = styled.label`
  ${labelText}
`;

const GroupLabel = styled.div`
  ${labelText}
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: 400;
`;

const Hint = styled.p`
  margin: -${space(1)} 0 ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  margin-top: ${space(2)};
  color: ${color.danger};
  font-size: ${fontSize.sm};
  font-weight: 550;
  line-height: 1.45;
  & > svg {
    flex: none;
    margin-top: 0.15em;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  & > :not(p) {
    flex: none;
    margin-left: auto;
  }
`;

/** Ids of a field's parts, all derived from the control's id. */
export const fieldParts = (id: string) => ({
  label: `${id}-label`,
  hint: `${id}-hint`,
  error: `${id}-error`,
});

/** The value of `aria-describedby` for a control, from what is shown beside it. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const parts = fieldParts(id);
  return [hint ? parts.hint : '', error ? parts.error : ''].filter(Boolean).join(' ') || undefined;
}

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Marks the field "(optional)"; all others are required. */
  optional?: boolean;
  /** The control is a group, so that the label is no `label` element. */
  group?: boolean;
  /** Below the control, at the right: a counter. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Lays label, hint, control and message out; the control itself carries the ARIA attributes. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional = false,
  group = false,
  foot,
  children,
}: FieldFrameProps) {
  const parts = fieldParts(id);
  const words = (
    <>
      {label}
      {optional && <Optional> (optional)</Optional>}
    </>
  );
  return (
    <Frame>
      {group ? (
        <GroupLabel id={parts.label}>{words}</GroupLabel>
      ) : (
        <Label id={parts.label} htmlFor={id}>
          {words}
        </Label>
      )}
      {hint && <Hint id={parts.hint}>{hint}</Hint>}
      {children}
      {(error || foot) && (
        <Foot>
          {error && <FieldMessage id={parts.error}>{error}</FieldMessage>}
          {foot}
        </Foot>
      )}
    </Frame>
  );
}

export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <Message id={id}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </Message>
  );
}
