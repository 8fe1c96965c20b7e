/** How long is waited at most: a page that nobody sees is not painted. */
const LIMIT_MS = 100

/** Resolves once what is drawn now has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(resolve, LIMIT_MS)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(limit)
        resolve()
      }),
    )
  })
