import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Badge, HStack, Text } from '@tree-service/design';
import type { ArticleSummary } from './article';

const day = (isoDate: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T12:00:00Z`),
  );

export function ArticleMeta({ article }: { readonly article: ArticleSummary }) {
  const { subject, publishedOn, revisedOn, minutes } = article;
  const isUpdated = revisedOn !== publishedOn;
  return (
    <HStack $gap={3} $wrap>
      <Badge tone="brand">{subject}</Badge>
      <Text as="span" size="sm" tone="muted">
        {`${PRODUCT_NAME} · `}
        {isUpdated ? 'Updated ' : ''}
        <time dateTime={revisedOn}>{day(revisedOn)}</time>
        {` · ${minutes}\u00a0min\u00a0read`}
      </Text>
    </HStack>
  );
}
