/** How long is waited at most: a window that is covered is seen and yet not painted. */
const LIMIT_MS = 100

/** Resolves once what is drawn now has been painted; at once where nobody sees it, and when it is hidden meanwhile, as before it goes away. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    const end = (): void => {
      clearTimeout(limit)
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    const limit = setTimeout(end, LIMIT_MS)
    const frame = requestAnimationFrame(() => setTimeout(end))
    document.addEventListener('visibilitychange', end)
  })
