import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A machine busy with builds may take long over one answer; a promise is no less kept for that.
configure({ asyncUtilTimeout: 10_000 });
