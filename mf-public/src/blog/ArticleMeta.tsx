import { LOCALE } from '@tree-service/domain';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Badge, HStack, Text } from '@tree-service/design';
import type { ArticleSummary } from './article';

const day = (isoDate: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T12:00:00Z`),
  );

/** What an article is about and how long it is; on its own page also who wrote it and how recent it is. */
export function ArticleMeta({
  article,
  isFull = false,
}: {
  readonly article: ArticleSummary;
  readonly isFull?: boolean;
}) {
  const { subject, publishedOn, revisedOn, minutes } = article;
  const isUpdated = revisedOn !== publishedOn;
  return (
    <HStack $gap={3} $wrap>
      <Badge tone="brand">{subject}</Badge>
      <Text as="span" size="sm" tone="muted">
        {isFull && (
          <>
            {`${PRODUCT_NAME} · ${isUpdated ? 'Updated ' : ''}`}
            <time dateTime={revisedOn}>{day(revisedOn)}</time>
            {' · '}
          </>
        )}
        {`${minutes}\u00a0min\u00a0read`}
      </Text>
    </HStack>
  );
}
