import { runStandalone } from '@tree-service/shared/standalone';
import remote from './routes';

runStandalone({ title: 'Owner area', remote });
