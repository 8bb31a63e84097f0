// Databases start slowly on a busy machine; a test that hangs still ends.
jest.setTimeout(120_000);
