import { runStandalone } from '@tree-service/shared/standalone';
import remote from './routes';

runStandalone({ title: 'Admin area', remote });
