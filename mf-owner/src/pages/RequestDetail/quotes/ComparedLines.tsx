import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  formatCents,
  isOpenChoice,
  optionInWords,
  quantityInWords,
  treeSize,
  type Cents,
  type ServiceCategory,
  treeName,
} from '@tree-service/domain';
import { color, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { ComparedGroup } from './compareQuotes';

/** "2. Live oak"; without a tree, the whole job. */
export function quotedWork(
  tree: RequestDetail['request_trees'][number] | undefined,
  category: ServiceCategory,
): string {
  return tree === undefined ? 'The whole job' : `${tree.position}. ${treeName(tree, category)}`;
}

const Amount = styled.td`
  font-variant-numeric: tabular-nums;
`;

const Sum = styled(Amount)`
  background: ${color.surfaceSunken};
`;

const Work = styled.th`
  && {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
`;

const Line = styled.th<{ $isBelow: boolean }>`
  && {
    padding-left: ${({ $isBelow }) => space($isBelow ? 8 : 5)};
  }
`;

function Missing({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}

function Money({ amount, isOpen }: { amount: Cents | null; isOpen: boolean }) {
  if (isOpen) return <Missing>Depends on the option</Missing>;
  if (amount === null) return <Missing>Not included</Missing>;
  return (
    <Text as="strong" weight="semibold">
      {formatCents(amount)}
    </Text>
  );
}

/** The prices for one tree, in total and line by line, as rows of the comparison. */
export function ComparedLines({
  group,
  tree,
  category,
  isByTree,
  columns,
}: {
  group: ComparedGroup;
  tree: RequestDetail['request_trees'][number] | undefined;
  category: ServiceCategory;
  /** Whether any quote assigns lines to trees. */
  isByTree: boolean;
  /** Quote ids, in order. */
  columns: readonly string[];
}) {
  return (
    <tbody>
      {isByTree && (
        <tr>
          <Work scope="rowgroup">
            <Text as="strong" weight="semibold">
              {quotedWork(tree, category)}
            </Text>
            {tree !== undefined && (
              <Text as="div" size="sm" tone="muted">
                {treeSize(tree, category)}
              </Text>
            )}
          </Work>
          {group.sums.map((sum, column) => (
            <Sum key={columns[column]}>
              <Money
                amount={sum}
                isOpen={group.rows.some(({ cells }) => {
                  const cell = cells[column] ?? null;
                  return cell !== null && isOpenChoice(cell);
                })}
              />
            </Sum>
          ))}
        </tr>
      )}
      {group.rows.map(({ description, cells }, place) => (
        <tr key={place}>
          <Line scope="row" $isBelow={isByTree}>
            {description}
          </Line>
          {cells.map((cell, column) => (
            <Amount key={columns[column]}>
              {cell === null ? (
                // Another Pro may word the same work differently; compare the total above.
                <Missing>{isByTree ? 'Not listed' : 'Not included'}</Missing>
              ) : (
                <>
                  {formatCents(cell.amount_cents)}
                  {quantityInWords(cell) !== null && (
                    <Text as="div" size="sm" tone="muted">
                      {quantityInWords(cell)} at {formatCents(cell.unit_price_cents)}
                    </Text>
                  )}
                  {optionInWords(cell) !== null && (
                    <Text as="div" size="sm" tone="muted">
                      {optionInWords(cell)}
                    </Text>
                  )}
                </>
              )}
            </Amount>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
