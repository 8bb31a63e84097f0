import { dangerousTree } from '../../blog/articles/dangerousTree';
import { BlogArticle } from './BlogArticle';

export default function DangerousTreePage() {
  return <BlogArticle text={dangerousTree} />;
}
