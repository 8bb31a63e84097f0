export { unsentRequestOf, useUnsentRequest, type UnsentRequest } from './useUnsentRequest';
export { nameUnsentRequest } from './nameUnsentRequest';
