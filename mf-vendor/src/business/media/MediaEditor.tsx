import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { useFeatureFlag } from '@tree-service/kernel';
import { QueryBoundary, Section } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';
import { LogoEditor } from './LogoEditor';
import { PortfolioEditor } from './PortfolioEditor';
import { VideoUpload } from './VideoUpload';

/** Videos only where the feature flag is on. */
export function MediaEditor({ level = 2 }: { level?: 2 | 3 }) {
  const media = useQuery(mediaQuery(useVendorId()));
  const paths = media.data?.map(({ path }) => path) ?? [];
  const addresses = useQuery(vendorFileAddressesQuery('vendor-media', paths)).data ?? {};
  const videos = useFeatureFlag('video_upload');
  return (
    <QueryBoundary query={media} what="your portfolio">
      {(all) => {
        const logo = all.find(({ kind }) => kind === 'logo');
        return (
          <div>
            <Section title="Logo" level={level} description="Owners see it next to your name.">
              <LogoEditor logo={logo} address={logo && addresses[logo.path]} />
            </Section>
            <Section
              title="Photos of your work"
              level={level}
              description="Owners see them next to your quote. Before-and-after pairs work best."
            >
              <PortfolioEditor media={all} isOwnPage={level === 2} addresses={addresses} />
            </Section>
            {videos && (
              <Section title="Videos" level={level}>
                <VideoUpload />
              </Section>
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
