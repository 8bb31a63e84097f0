import { Suspense } from 'react';
import { Button, Card, SkeletonText, Text, VStack } from '@tree-service/design';
import { CASE_KINDS } from '../../queue/caseKinds';
import type { CaseBodyProps } from '../../queue/OpenCaseBody';

/** What a case is about, and where it is decided. */
export function CaseBody({ row }: CaseBodyProps) {
  const kind = CASE_KINDS[row.queue];
  if ('body' in kind) {
    return (
      <Suspense fallback={<SkeletonText lines={6} label="Loading the case" />}>
        <kind.body row={row} />
      </Suspense>
    );
  }
  const { to, label } = kind.page(row);
  return (
    <Card>
      <VStack $align="start">
        <Text>This is decided on its own page.</Text>
        <Button asLink to={to}>
          {label}
        </Button>
      </VStack>
    </Card>
  );
}
