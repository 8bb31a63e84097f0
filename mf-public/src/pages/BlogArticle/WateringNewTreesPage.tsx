import { wateringNewTrees } from '../../blog/articles/wateringNewTrees';
import { BlogArticle } from './BlogArticle';

export default function WateringNewTreesPage() {
  return <BlogArticle text={wateringNewTrees} />;
}
