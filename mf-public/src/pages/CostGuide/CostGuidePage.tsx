import { useParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import { Button, Link, Page, Section } from '@tree-service/design';
import { publicPaths } from '../../paths';
import { BandTables } from '../../costGuide/BandTables';
import { guideTexts } from '../../costGuide/guideTexts';
import { serviceOfSlug } from '../../costGuide/serviceSlugs';
import { stateOfSlug } from '../../costGuide/states';
import { Examples } from './Examples';
import { FurtherReading } from './FurtherReading';
import { InAndOut } from './InAndOut';
import { MissingGuide } from './MissingGuide';
import { StateLinks } from './StateLinks';
import { StateNotes } from './StateNotes';

/** What one service costs, in the country or in one state, from the price book of the estimates. */
export default function CostGuidePage() {
  const { service: serviceSlug = '', state: stateSlug } = useParams();
  const service = serviceOfSlug(serviceSlug);
  const state = stateSlug === undefined ? null : stateOfSlug(stateSlug);
  if (service === null || (stateSlug !== undefined && state === null)) return <MissingGuide />;
  const text = guideTexts[service];
  const title = state ? `${text.title} in ${state.name}` : text.title;
  return (
    <Page
      key={title}
      title={title}
      description={`${title}: worked examples and price bands from the price book our instant estimates are computed from. ${SERVICES[service].description}`}
      lead={text.lead}
      above={
        state ? (
          <Link
            to={publicPaths.costGuide(serviceSlug)}
          >{`${SERVICES[service].name}, all states`}</Link>
        ) : (
          <Link to={paths.services()}>All services</Link>
        )
      }
      actions={
        <Button asLink to={paths.request()}>
          Get an Estimate
        </Button>
      }
    >
      {state && <StateNotes service={service} state={state} />}
      <Section
        title="Worked examples"
        description="Computed just now by the function that computes your estimate."
      >
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
