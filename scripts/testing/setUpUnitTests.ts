import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import 'fake-indexeddb/auto';

// A machine busy with builds may take long over one test; a promise is no less kept for that.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
