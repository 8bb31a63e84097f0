import { Button, space, SpinnerRing, Text, color, fontSize, radius } from '@tree-service/design';
import { useRemoval } from '@tree-service/design/hooks';
import { X, FileText } from 'lucide-react';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import {
  PhotoThumbnail,
  preparePhotoOrPdf,
  type Prepared,
  type PreparedFile,
} from '@tree-service/design/forms';
import { newKey } from '@tree-service/domain';
import { fileSize } from './MessageAttachments';

/** A file that waits to be sent; under its key it is stored once, however often sending is tried. */
export interface PickedFile extends PreparedFile {
  readonly key: string;
}

/** Makes a chosen photo or PDF ready to be sent; see preparePhotoOrPdf. */
export async function pickFile(file: File): Promise<Prepared<PickedFile>> {
  const prepared = await preparePhotoOrPdf(file);
  return prepared.ok ? { ok: true, item: { ...prepared.item, key: newKey() } } : prepared;
}

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

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    min-width: 0;
  }
`;

const Working = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

/** The files that go with the next message, each with a button that takes it out. */
export function PickedFiles({
  files,
  working,
  onRemove,
}: {
  files: readonly PickedFile[];
  /** How many are still being made ready. */
  working: number;
  onRemove: (index: number) => void;
}) {
  const { list, remove } = useRemoval<HTMLUListElement>(onRemove);
  return (
    <>
      {files.length > 0 && (
        <List ref={list} role="list" aria-label="Files to send">
          {files.map((picked, index) => (
            <li key={picked.key}>
              <FileTile picked={picked}>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove ${picked.name}`}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden size={18} />
                </Button>
              </FileTile>
            </li>
          ))}
        </List>
      )}
      {working > 0 && (
        <Working forwardedAs="div" size="sm" tone="muted" role="status">
          <SpinnerRing />
          {working === 1 ? 'Preparing a file…' : `Preparing ${working} files…`}
        </Working>
      )}
    </>
  );
}
