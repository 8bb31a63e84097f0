import { whenToPrune } from '../../blog/articles/whenToPrune';
import { BlogArticle } from './BlogArticle';

export default function WhenToPrunePage() {
  return <BlogArticle text={whenToPrune} />;
}
