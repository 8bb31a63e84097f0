// Shared modules are negotiated before anything that uses them runs, hence the asynchronous start.
void import('./bootstrap');
