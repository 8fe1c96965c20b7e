import type { Address } from '../../application/account/address.port'

/** What is needed of a window to read and clean its address. */
export interface Addressed {
  readonly location: Pick<Location, 'href' | 'origin' | 'search'>
  readonly history: Pick<History, 'replaceState' | 'state'>
}

/** The address of a page in its window. */
export const makeBrowserAddress = (here: Addressed = window): Address => ({
  read: () => here.location.href,
  origin: () => here.location.origin,
  query: () => {
    const pairs = [...new URLSearchParams(here.location.search)]
    return Object.fromEntries(pairs.toReversed())
  },
  strip: (names) => {
    const address = new URL(here.location.href)
    names.forEach((name) => address.searchParams.delete(name))
    here.history.replaceState(here.history.state, '', address.href)
  },
})
