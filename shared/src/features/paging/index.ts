export { NextPage, type FurtherPages, type NextPageProps } from './NextPage';
