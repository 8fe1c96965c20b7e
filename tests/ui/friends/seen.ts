import { vi } from 'vitest'

/** Whoever watches whether an element comes into the window is told at once that it has. */
export const everythingIsSeen = (): void => {
  class Seen {
    private readonly run: (entries: readonly { readonly isIntersecting: boolean }[]) => void

    constructor(run: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.run = run
    }

    observe(): void {
      this.run([{ isIntersecting: true }])
    }

    disconnect(): void {
      return undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Seen)
}
