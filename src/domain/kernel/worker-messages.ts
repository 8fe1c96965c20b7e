/** The worker's file, below the base path. */
export const WORKER_FILE = 'service-worker.js'

/**
 * What a page says to a service worker. `Keep`: it has loaded these files before the worker was there. `TakeOver`: the worker need
 * not wait any longer for older pages to close. `IsYours`: whether the page that runs `script` is of the worker's own build, which is answered
 * with true or false through the port that comes along.
 */
export type WorkerMessage =
  | { readonly _tag: 'Keep'; readonly urls: readonly string[] }
  | { readonly _tag: 'TakeOver' }
  | { readonly _tag: 'IsYours'; readonly script: string }
