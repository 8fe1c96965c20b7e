/** How the reading of something stands. */
export type Loading = 'idle' | 'loading' | 'loaded' | 'failed'
