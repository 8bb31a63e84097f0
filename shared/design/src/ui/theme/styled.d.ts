import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // An interface is the only way to merge into the library's declaration.
  export interface DefaultTheme extends Theme {}
}
