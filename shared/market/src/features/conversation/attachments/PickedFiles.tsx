import { Button, space, SpinnerRing, Text } from '@tree-service/design';
import { useRemoval } from '@tree-service/design/hooks';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { FileTile } from './FileTile';
import type { PickedFile } from './pickedFile';

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
