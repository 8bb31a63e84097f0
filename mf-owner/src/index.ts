// Shared modules must be resolved before any code that uses them runs, so the start is asynchronous.
void import('./bootstrap');
