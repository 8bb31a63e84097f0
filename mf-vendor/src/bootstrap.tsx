import { runStandalone } from '@tree-service/shared/standalone';
import remote from './routes';

runStandalone({ title: 'Vendor area', remote });
