import { useQuery } from '@tanstack/react-query';
import { attachmentAddressesQuery, downloadAddress } from '../../../api/attachments';
import type { Attachment } from '../../../api/conversations';
import { messageOf } from '@tree-service/kernel';
import {
  Button,
  color,
  fontSize,
  PhotoGrid,
  radius,
  Skeleton,
  space,
  Text,
  touchTarget,
  VisuallyHidden,
} from '@tree-service/design';
import styled from 'styled-components';
import { Download, FileText } from 'lucide-react';

/** A file's size as people know it: "820 KB", "1.4 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

const Frame = styled.div<{ $isSingle: boolean }>`
  display: grid;
  gap: ${space(2)};
  width: ${({ $isSingle }) => ($isSingle ? '11rem' : '18rem')};
  max-width: 86%;
`;

const isPhoto = ({ mime_type }: Attachment) => mime_type.startsWith('image/');

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
function DocumentLink({
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

/** The files of a message: photos as small pictures that open large, PDFs by name, all to be saved. */
export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { data, error, refetch } = useQuery(
    attachmentAddressesQuery(attachments.map(({ path }) => path)),
  );
  const photos = attachments.filter(isPhoto);
  const documents = attachments.filter((attachment) => !isPhoto(attachment));
  const isSingle = photos.length === 1 && documents.length === 0;

  if (error && data === undefined) {
    return (
      <Text as="div" size="sm" tone="danger" role="alert">
        We couldn't load the files. {messageOf(error)}{' '}
        <Button variant="link" size="sm" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Text>
    );
  }
  if (data === undefined) {
    return (
      <Frame $isSingle={isSingle}>
        <Skeleton $height={photos.length > 0 ? '8rem' : '3.5rem'} $radius="md" />
      </Frame>
    );
  }
  return (
    <Frame $isSingle={isSingle}>
      {photos.length > 0 && (
        <PhotoGrid
          photos={photos.flatMap(({ id, path, name }) => {
            const src = data[path];
            return src ? [{ id, src, alt: name, download: downloadAddress(src, name) }] : [];
          })}
        />
      )}
      {documents.map((document) => (
        <DocumentLink key={document.id} document={document} address={data[document.path]} />
      ))}
    </Frame>
  );
}
