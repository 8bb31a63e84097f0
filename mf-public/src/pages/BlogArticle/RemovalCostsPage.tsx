import { removalCosts } from '../../blog/articles/removalCosts';
import { BlogArticle } from './BlogArticle';

export default function RemovalCostsPage() {
  return <BlogArticle text={removalCosts} />;
}
