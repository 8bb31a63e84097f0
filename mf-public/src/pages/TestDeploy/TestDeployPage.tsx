import { LOCALE } from '@tree-service/domain';
import { useEffect, useState } from 'react';
import { Page, Text } from '@tree-service/design';

/** Shows a deployment test message and the current time. */
export default function TestDeployPage() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title="Deployment Test" width="narrow">
      <Text>This deployment works: the page was built, released and loaded.</Text>
      <Text spaceAbove={3}>
        Current time:{' '}
        <time dateTime={now.toISOString()}>
          {now.toLocaleString(LOCALE, { dateStyle: 'full', timeStyle: 'long' })}
        </time>
      </Text>
    </Page>
  );
}
