// What the prerenderer loads in place of routes.tsx.
import { CONTRACT_VERSION, type RemoteModule } from '@tree-service/kernel/contract';
import { requestRoute } from './requestRoute';

/** What prerendering needs of the area: all its other pages are for people who are signed in. */
const remote: RemoteModule = { contract: CONTRACT_VERSION, routes: [requestRoute] };

export default remote;
