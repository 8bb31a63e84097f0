import { useQuery } from '@tanstack/react-query';
import { attachmentAddressesQuery, downloadAddress } from '../../../api/attachments';
import type { Attachment } from '../../../api/conversations';
import { messageOf } from '@tree-service/kernel';
import { Button, PhotoGrid, Skeleton, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { DocumentLink } from './DocumentLink';

const Frame = styled.div<{ $isSingle: boolean }>`
  display: grid;
  gap: ${space(2)};
  width: ${({ $isSingle }) => ($isSingle ? '11rem' : '18rem')};
  max-width: 86%;
`;

const isPhoto = ({ mime_type }: Attachment) => mime_type.startsWith('image/');

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
