/** What is needed of a window to leave it. */
export type Leaving = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'assign'>
}

/** Goes to another page; ends only if the browser brings this very page back, with all that was in it. */
export const leavePage =
  (here: Leaving = window) =>
  (address: string): Promise<void> =>
    new Promise((resolve) => {
      const shown = (event: PageTransitionEvent): void => {
        if (!event.persisted) return
        here.removeEventListener('pageshow', shown)
        resolve()
      }
      here.addEventListener('pageshow', shown)
      here.location.assign(address)
    })
