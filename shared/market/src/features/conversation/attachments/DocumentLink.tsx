import { downloadAddress } from '../../../api/attachments';
import type { Attachment } from '../../../api/conversations';
import {
  color,
  fontSize,
  radius,
  space,
  Text,
  touchTarget,
  VisuallyHidden,
} from '@tree-service/design';
import { Download, FileText } from 'lucide-react';
import styled from 'styled-components';
import { fileSize } from './fileSize';

const Row = styled.a`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
  &:hover {
    border-color: ${color.brand};
  }
  & > svg {
    color: ${color.brandText};
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A PDF of a message; pressing it saves it. Without an address it can only be named. */
export function DocumentLink({
  document: { name, size_bytes },
  address,
}: {
  document: Attachment;
  address: string | undefined;
}) {
  if (address === undefined) {
    return (
      <Text size="sm" tone="muted">
        {name} is no longer available.
      </Text>
    );
  }
  return (
    <Row href={downloadAddress(address, name)} download={name}>
      <FileText aria-hidden size={20} />
      <Words>
        <VisuallyHidden>Download </VisuallyHidden>
        {name}
        <Text as="div" size="xs" tone="muted">
          {fileSize(size_bytes)}
        </Text>
      </Words>
      <Download aria-hidden size={18} />
    </Row>
  );
}
