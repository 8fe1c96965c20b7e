/** A part of the program that did not arrive. @rule SHELL-88 SHELL-89 */
export class ChunkFailed extends Error {
  override readonly name = 'ChunkFailed'
  readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(code: ChunkFailed['code'], cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

const failed = (cause: unknown): ChunkFailed => {
  const style = cause instanceof Error && /preload CSS/i.test(cause.message)
  return new ChunkFailed(style ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', cause)
}

/** Loads a part and fails as `ChunkFailed` when it breaks or does not come in time (`load-files.ts`). @rule SHELL-88 */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((cause: unknown) => Promise.reject(failed(cause)))

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Waits between the attempts, in milliseconds. */
const PATIENCE = [2_000, 8_000] as const

/**
 * Loads a part that nobody asked for, such as ringing: it tries again by itself after each of the waits, which helps where
 * the files did not come in time. A module that broke stays broken for the life of a page.
 */
export const loadPatiently = async <Module>(
  load: () => Promise<Module>,
  [wait, ...later]: readonly number[] = PATIENCE,
): Promise<Module> => {
  try {
    return await loadChunk(load)
  } catch (failure) {
    if (wait === undefined) throw failure
    await pause(wait)
    return loadPatiently(load, later)
  }
}
