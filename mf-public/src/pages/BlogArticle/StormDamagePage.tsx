import { stormDamage } from '../../blog/articles/stormDamage';
import { BlogArticle } from './BlogArticle';

export default function StormDamagePage() {
  return <BlogArticle text={stormDamage} />;
}
