import { useSearchParams } from 'react-router';
import { Button, HStack } from '@tree-service/design';

const AFTER = 'after';

/** Where the page of a list begins, as the address says; null for the first page. */
export function pageStart(address: URLSearchParams): string | null {
  return address.get(AFTER);
}

interface AddressPagesProps {
  /** What is listed: "entries". */
  readonly what: string;
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** Links to the first and the next page of a list whose place is in the address. */
export function AddressPages({ what, next }: AddressPagesProps) {
  const [address] = useSearchParams();
  const start = pageStart(address);
  if (start === null && next === null) return null;
  const linkTo = (after: string | null) => {
    const search = new URLSearchParams(address);
    if (after === null) search.delete(AFTER);
    else search.set(AFTER, after);
    return { search: search.toString() };
  };
  return (
    <nav aria-label={`Pages of ${what}`}>
      <HStack $gap={3} $wrap>
        {start !== null && (
          <Button asLink variant="outline" to={linkTo(null)}>
            First page
          </Button>
        )}
        {next !== null && (
          <Button asLink variant="outline" to={linkTo(next)}>
            Next page
          </Button>
        )}
      </HStack>
    </nav>
  );
}
