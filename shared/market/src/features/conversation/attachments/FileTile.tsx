import { PhotoThumbnail } from '@tree-service/design/forms';
import { color, fontSize, radius, space, Text } from '@tree-service/design';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fileSize } from './fileSize';
import type { PickedFile } from './pickedFile';

const Tile = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  max-width: 16rem;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  & img,
  & > svg {
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${radius.sm};
    object-fit: cover;
  }
  & > svg {
    padding: ${space(3)};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`;

const Name = styled.div`
  min-width: 0;
  padding-right: ${space(2)};
  font-size: ${fontSize.sm};
`;

/** A file before it has arrived: a small picture of it, or its kind, with its name and size. */
export function FileTile({
  picked: { name, file },
  children,
}: {
  picked: PickedFile;
  /** What can be done with it. */
  children?: ReactNode;
}) {
  return (
    <Tile>
      {file.type === 'application/pdf' ? (
        <FileText aria-hidden />
      ) : (
        <PhotoThumbnail photo={file} alt="" />
      )}
      <Name>
        <Text as="div" size="sm" weight="semibold" lines={1}>
          {name}
        </Text>
        <Text as="div" size="xs" tone="muted">
          {fileSize(file.size)}
        </Text>
      </Name>
      {children}
    </Tile>
  );
}
