import { Button } from '@tree-service/shared/ui';

interface ShowOlderProps {
  /** What is read by the page. */
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** On the button: "Show older rows". */
  readonly label: string;
}

/** The way to the next page of a list that is read by the page; nothing at its end. */
export function ShowOlder({ pages, label }: ShowOlderProps) {
  if (!pages.hasNextPage) return null;
  return (
    <div>
      <Button
        variant="outline"
        loading={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
