import { builtinEnvironments, type Environment } from 'vitest/runtime'

const kept = globalThis as { oneWindow?: Promise<void> }
const { clearTimeout: forget, setTimeout: later } = globalThis

const FRAME_MS = 1_000 / 60

/** The window's own frames come by `setInterval`: a frame that is asked for under a false clock would stop them for good. */
const framesByTheRealClock = (global: typeof globalThis): void => {
  global.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), FRAME_MS))
  global.cancelAnimationFrame = (frame) => forget(frame)
}

/** One window for all files of a worker, since the libraries that they share keep hold of the window they were loaded in. */
const environment: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    await (kept.oneWindow ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options)).then(() =>
      framesByTheRealClock(global),
    ))
    return { teardown: () => undefined }
  },
}

export default environment
