import { answering } from '../_shared/answering.ts';
import { photosWorker } from '../_shared/photos/cleaning.ts';

Deno.serve(answering(photosWorker, Deno.env.toObject()));
