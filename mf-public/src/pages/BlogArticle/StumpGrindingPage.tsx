import { stumpGrinding } from '../../blog/articles/stumpGrinding';
import { BlogArticle } from './BlogArticle';

export default function StumpGrindingPage() {
  return <BlogArticle text={stumpGrinding} />;
}
