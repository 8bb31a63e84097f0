import styled from 'styled-components';
import { Alert, space, Table, Text } from '@tree-service/design';
import { InlineText } from './InlineText';
import type { Block, ProseTable, Words } from './prose';

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

export function ProseBlock({ block }: { readonly block: Block }) {
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
