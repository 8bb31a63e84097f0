import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { organization, PRODUCT_DESCRIPTION } from '../../structuredData';
import { useAuth, usePageHead } from '@tree-service/kernel';
import { BottomAction } from './BottomAction';
import { Community } from './Community';
import { PriceFirst } from '../../priceFirst/PriceFirst';
import { Hero } from './Hero';
import { HomeServices } from './HomeServices';
import { Proof } from './Proof';
import { Questions } from './Questions';
import { WhatHappens } from './WhatHappens';
import { WhoAnswers } from './WhoAnswers';

export default function HomePage() {
  const status = useAuth(({ status: current }) => current);
  usePageHead({
    title: `${PRODUCT_NAME} | Expert tree care at your fingertips`,
    description: PRODUCT_DESCRIPTION,
    structuredData: [organization],
  });
  return (
    <>
      <Hero />
      <PriceFirst />
      <WhoAnswers />
      <Proof />
      <WhatHappens />
      <Questions />
      <HomeServices />
      {status === 'signedOut' && <Community />}
      <BottomAction isSignedIn={status === 'signedIn'} />
    </>
  );
}
