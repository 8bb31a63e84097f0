import { powerLines } from '../../blog/articles/powerLines';
import { BlogArticle } from './BlogArticle';

export default function PowerLinesPage() {
  return <BlogArticle text={powerLines} />;
}
