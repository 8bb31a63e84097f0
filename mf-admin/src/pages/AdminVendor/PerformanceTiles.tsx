import type { VendorDossier } from '../../api/administration';
import { Grid, StatTile } from '@tree-service/design';
import { countLabel, performanceOf } from './performance';

export function PerformanceTiles({ dossier }: { readonly dossier: VendorDossier }) {
  const { rating, reviews, offers, acceptance, jobsCompleted } = performanceOf(dossier);
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile
        label="Rating"
        value={rating === null ? 'None yet' : rating.toFixed(1)}
        hint={countLabel(reviews, 'published review', 'published reviews')}
      />
      <StatTile
        label="Acceptance"
        value={acceptance === null ? 'None yet' : `${Math.round(acceptance * 100)}%`}
        hint={`${offers === 0 ? '' : 'of '}${countLabel(offers, 'offer', 'offers')}`}
      />
      <StatTile label="Jobs completed" value={String(jobsCompleted)} />
    </Grid>
  );
}
