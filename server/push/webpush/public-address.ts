import { lookup as ask, type LookupAddress } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Addresses of IPv6 that lead nowhere else than on (2000::/3) are public, but for those in which one of IPv4 is hidden. */
const hidden = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const

const blocked = new BlockList()
v4.forEach(([net, prefix]) => blocked.addSubnet(net, prefix, 'ipv4'))
hidden.forEach(([net, prefix]) => blocked.addSubnet(net, prefix, 'ipv6'))

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the open network: nothing of this machine, its house or its neighbours. */
export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !blocked.check(address, 'ipv4') : global.check(address, 'ipv6') && !blocked.check(address, 'ipv6')

type Ask = (
  name: string,
  options: { readonly all: true; readonly family?: number },
  answer: (error: Error | null, found: LookupAddress[]) => void,
) => void

const familyOf = (family: number | string | undefined): number =>
  family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : Number(family ?? 0)

/**
 * Asks for the addresses of a name and answers only public ones, for the very connection that is then made: a name that
 * points at an internal address, from the start or since it was looked at, is reached by nobody.
 */
export const publicLookup =
  (resolve: Ask = ask): LookupFunction =>
  (name, options, answer) =>
    resolve(name, { all: true, family: familyOf(options.family) }, (error, found) => {
      const open = error === null ? found.filter(({ address }) => isPublic(address)) : []
      const [first] = open
      if (first === undefined) answer(error ?? new Error('the name has no public address'), [])
      else if (options.all === true) answer(null, open)
      else answer(null, first.address, first.family)
    })
