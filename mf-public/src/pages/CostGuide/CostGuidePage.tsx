import { useParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import { Card, Link, Page, Section } from '@tree-service/design';
import { MissingPage } from '../../MissingPage';
import { PriceForm } from '../../priceFirst/PriceForm';
import { publicPaths } from '../../paths';
import { BandTables } from '../../costGuide/BandTables';
import { guideTexts } from '../../costGuide/guideTexts';
import { servicePictures } from '../../costGuide/servicePictures';
import { serviceOfSlug } from '../../costGuide/serviceSlugs';
import { serviceData } from '../../structuredData';
import { stateOfSlug } from '../../costGuide/states';
import { Examples } from './Examples';
import { FurtherReading } from './FurtherReading';
import { InAndOut } from './InAndOut';
import { StateLinks } from './StateLinks';
import { StateNotes } from './StateNotes';

/** What one service costs, nationally or in one state, from the price book. */
export default function CostGuidePage() {
  const { service: serviceSlug = '', state: stateSlug } = useParams();
  const service = serviceOfSlug(serviceSlug);
  const state = stateSlug === undefined ? null : stateOfSlug(stateSlug);
  if (service === null || (stateSlug !== undefined && state === null)) {
    return (
      <MissingPage
        what="cost guide"
        hint="Choose a service. Each has a national guide and one for every state."
        action={{ to: paths.services(), label: 'All services' }}
      />
    );
  }
  const text = guideTexts[service];
  const title = state ? `${text.title} in ${state.name}` : text.title;
  return (
    <Page
      key={title}
      title={title}
      description={`${title}: examples and price bands from the price book behind our instant estimates. ${SERVICES[service].description}`}
      structuredData={[serviceData(service, state?.name ?? null)]}
      lead={text.lead}
      picture={servicePictures[service]}
      above={
        state ? (
          <Link
            to={publicPaths.costGuide(serviceSlug)}
          >{`${SERVICES[service].name}, all states`}</Link>
        ) : (
          <Link to={paths.services()}>All services</Link>
        )
      }
    >
      <Section title="See your price first">
        <Card>
          <PriceForm key={service} service={service} />
        </Card>
      </Section>
      {state && <StateNotes service={service} state={state} />}
      <Section title="Examples" description="Calculated the same way as your own estimate.">
        <Examples service={service} />
      </Section>
      <Section title="Price bands">
        <BandTables services={[service]} />
      </Section>
      <InAndOut text={text} />
      <FurtherReading slugs={text.articles} />
      <StateLinks serviceSlug={serviceSlug} current={state} />
    </Page>
  );
}
