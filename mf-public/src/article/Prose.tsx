import { Alert, Section, space, Table, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import type { Block, ProseSection, ProseTable, Words } from './prose';
import { InlineText } from './InlineText';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(6)};
`;

function Items({ items, as }: { readonly items: readonly Words[]; readonly as: 'ol' | 'ul' }) {
  return (
    <List as={as}>
      {items.map((item, index) => (
        <Text as="li" key={index}>
          <InlineText text={item} />
        </Text>
      ))}
    </List>
  );
}

function BlockTable({ caption, columns, rows }: ProseTable) {
  return (
    <Table
      caption={caption}
      columns={columns.map((header, column) => ({
        key: header,
        header,
        cell: (row: readonly string[]) => <InlineText text={row[column] ?? ''} />,
      }))}
      rows={rows}
      rowKey={(row) => row[0] ?? ''}
    />
  );
}

function ProseBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string' || typeof block === 'function') {
    return (
      <Text>
        <InlineText text={block} />
      </Text>
    );
  }
  if ('points' in block) return <Items as="ul" items={block.points} />;
  if ('steps' in block) return <Items as="ol" items={block.steps} />;
  if ('table' in block) return <BlockTable {...block.table} />;
  return (
    <Alert tone={block.tone} title={block.title}>
      <InlineText text={block.note} />
    </Alert>
  );
}

/** Sections of text in a column of readable width. */
export function Prose({ sections }: { readonly sections: readonly ProseSection[] }) {
  return sections.map(({ heading, blocks }) => (
    <Section key={heading} title={heading}>
      <VStack $gap={4}>
        {blocks.map((block, index) => (
          <ProseBlock key={index} block={block} />
        ))}
      </VStack>
    </Section>
  ));
}
