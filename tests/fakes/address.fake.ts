import type { Address } from '../../src/application/account/address.port'

export interface AddressFake extends Address {
  readonly go: (address: string) => void
}

/** The address of one tab. */
export const makeAddressFake = (start = 'https://visavis.test/'): AddressFake => {
  let here = new URL(start)
  return {
    read: () => here.href,
    origin: () => here.origin,
    query: () => Object.fromEntries([...here.searchParams].toReversed()),
    strip: (names) => names.forEach((name) => here.searchParams.delete(name)),
    go: (address) => {
      here = new URL(address, here)
    },
  }
}
