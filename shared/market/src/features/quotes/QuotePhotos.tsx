// Apart from the other parts of a quote, most of which are shown without photos.
import { RequestPhotos } from '../photos';

/** The photos a Pro added to a quote, enlarged on a click; nothing without any. */
export function QuotePhotos({
  quote: { quote_photos: photos },
  label = 'Photos of this quote',
}: {
  quote: { readonly quote_photos: readonly { readonly path: string; readonly position: number }[] };
  label?: string;
}) {
  const inOrder = [...photos].sort((one, other) => one.position - other.position);
  return <RequestPhotos paths={inOrder.map(({ path }) => path)} label={label} />;
}
