import { readingAnEstimate } from '../../blog/articles/readingAnEstimate';
import { BlogArticle } from './BlogArticle';

export default function ReadingAnEstimatePage() {
  return <BlogArticle text={readingAnEstimate} />;
}
