// A chunk of its own: the route loads it.
import { paths } from '@tree-service/kernel/contract';
import { MissingPage } from '../../MissingPage';

/** Where no article is. */
export default function MissingArticlePage() {
  return (
    <MissingPage
      what="article"
      hint="It may have been renamed. Browse all articles to find it."
      action={{ to: paths.blog(), label: 'All articles' }}
    />
  );
}
