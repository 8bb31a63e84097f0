import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { color, QueryBoundary, Section, space, Text } from '@tree-service/design';
import { caseNotesQuery, type CaseKey } from '../api/reviewQueue';
import { Age } from '../layout/Age';
import { NoteForm, type WriteNote } from './NoteForm';

const List = styled.ul`
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

const Note = styled.li`
  padding-block: ${space(3)};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

interface CaseNotesProps {
  readonly about: CaseKey;
  /** Only open cases take further notes. */
  readonly isOpen?: boolean;
  readonly write?: WriteNote;
}

/** What administrators noted about a case for each other. */
export function CaseNotes({ about, isOpen = false, write }: CaseNotesProps) {
  const query = useQuery(caseNotesQuery(about));
  return (
    <Section title="Notes" description="For administrators only.">
      <QueryBoundary query={query} what="the notes">
        {(notes) =>
          notes.length === 0 ? (
            !isOpen && <Text tone="muted">No notes.</Text>
          ) : (
            <List aria-label="Notes">
              {notes.map(({ id, body, author_email: author, created_at: at }) => (
                <Note key={id}>
                  {body}
                  <Text size="sm" tone="muted">
                    {author}, <Age since={at} />
                  </Text>
                </Note>
              ))}
            </List>
          )
        }
      </QueryBoundary>
      {isOpen && <NoteForm about={about} write={write} />}
    </Section>
  );
}
