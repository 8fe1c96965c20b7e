/** What is needed of a window to leave it. */
export type Leaving = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'assign'>
}

/** Leaves the page by what `go` does; ends only if the browser brings this very page back, with all that was in it. */
export const leaveBy =
  (here: Pick<Leaving, 'addEventListener' | 'removeEventListener'>) =>
  (go: () => void): Promise<void> =>
    new Promise((resolve) => {
      const shown = (event: PageTransitionEvent): void => {
        if (!event.persisted) return
        here.removeEventListener('pageshow', shown)
        resolve()
      }
      here.addEventListener('pageshow', shown)
      go()
    })

/** Goes to another page, as `leaveBy` does. */
export const leavePage =
  (here: Leaving = window) =>
  (address: string): Promise<void> =>
    leaveBy(here)(() => here.location.assign(address))
