export { offerFirstView, type FirstView } from './drawFirstView';
