import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Config } from '../config'

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

const hostOf = (origin: string): string => {
  try {
    return new URL(origin).host
  } catch {
    return ''
  }
}

/** Whether the browser page behind a request is the product's own; requests without an origin come from no page. */
export const isOwnOrigin = (config: Config, origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || origin === config.origin || (host !== undefined && host !== '' && hostOf(origin) === host)

/** Local mode answers to this machine's own names only, so that no foreign name can be pointed at it. */
export const isOwnHost = (config: Config, host: string | undefined): boolean =>
  config.mode === 'production' || (host !== undefined && loopbackHost.test(host))

/** Who is on the other side of the deployment's own proxies; what stands further left in the header anybody may have written. */
export const peerAddress = ({ proxies }: Config, { headers, socket }: IncomingMessage): string => {
  const forwarded = headers['x-forwarded-for']
  const path = [...String(forwarded ?? '').split(','), socket.remoteAddress ?? ''].map((hop) => hop.trim())
  return path[Math.max(0, path.length - 1 - proxies)] ?? ''
}

const ipv4Mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/** Whoever has one address of IPv6 has the 2^64 of its network: these count as one. */
export const networkOf = (address: string): string => {
  const mapped = ipv4Mapped.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => parseInt(group, 16).toString(16))
  return `${groups.slice(0, GROUPS / 2).join(':')}::/64`
}

/** The address to count requests against, of IPv6 its network; none for loopback in local mode. */
export const limitedAddress = (config: Config, address: string): string | null =>
  config.mode === 'local' && loopbackAddress.test(address) ? null : networkOf(address)

/** The country that the deployment's own proxy tells of an address, as it came; empty where none is told. */
export const toldCountry = ({ countryHeader }: Config, { headers }: Pick<IncomingMessage, 'headers'>): string =>
  countryHeader === '' ? '' : String(headers[countryHeader] ?? '')
