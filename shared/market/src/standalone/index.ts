export { runStandalone, type Standalone } from './runStandalone';
