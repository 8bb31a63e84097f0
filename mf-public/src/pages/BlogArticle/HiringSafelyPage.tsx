import { hiringSafely } from '../../blog/articles/hiringSafely';
import { BlogArticle } from './BlogArticle';

export default function HiringSafelyPage() {
  return <BlogArticle text={hiringSafely} />;
}
