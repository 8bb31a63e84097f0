import { useEffect } from 'react';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { BottomAction } from './BottomAction';
import { Community } from './Community';
import { Hero } from './Hero';
import { HomeServices } from './HomeServices';
import { WhatHappens } from './WhatHappens';

/** The home page. */
export default function HomePage() {
  const status = useAuth(({ status: current }) => current);
  useEffect(() => {
    document.title = `${PRODUCT_NAME} | Expert tree care at your fingertips`;
  }, []);
  return (
    <>
      <Hero />
      {status === 'signedOut' && <Community />}
      <HomeServices />
      <WhatHappens />
      <BottomAction isSignedIn={status === 'signedIn'} />
    </>
  );
}
