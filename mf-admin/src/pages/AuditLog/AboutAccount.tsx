import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button, HStack, Text } from '@tree-service/design';
import { accountNameQuery } from '../../api/audit';

interface AboutAccountProps {
  readonly accountId: string;
  readonly onRemove: () => void;
}

/** Says that only entries about one account are listed, and whose it is. */
export function AboutAccount({ accountId, onRemove }: AboutAccountProps) {
  const { data: name } = useQuery(accountNameQuery(accountId));
  return (
    <HStack $gap={3} $wrap>
      <Text role="status">
        Only entries about <strong>{name ?? 'one account'}</strong>
      </Text>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        <X size={18} aria-hidden />
        Clear filter
      </Button>
    </HStack>
  );
}
