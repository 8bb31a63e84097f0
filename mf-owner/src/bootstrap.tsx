import { runStandalone } from '@tree-service/market/standalone';
import remote from './routes';

runStandalone({ title: 'Owner area', remote });
