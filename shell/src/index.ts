import { showStartFailure } from './startFailure';

// Shared modules are negotiated before anything that uses them runs, hence the asynchronous start.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch(showStartFailure);
