export interface FrameRules {
  /** Hosts whose pages may be shown; `self` is the own one. */
  readonly hosts: readonly string[]
  /** Where the product itself is reached, as `https://host`. */
  readonly ownOrigin: string
  /** Local mode: the own origin may do without TLS. */
  readonly local: boolean
}

/** A page that may stand within the product, and whether it is one of its own. */
export interface FramedPage {
  readonly url: string
  readonly own: boolean
}

const LONGEST = 2_000

/** Scheme, and host with its port. No user name, no backslash, no white space: nothing that is read as another host somewhere. */
const parts = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:[/?#][\w\-./~!$&'()*+,;=:@%?#[\]]*)?$/i

/**
 * The page of an address that somebody was sent, if it may stand in a frame here; undefined: nothing is loaded. Encrypted pages
 * alone, but for the own origin in local mode.
 *
 * @rule SHELL-27
 */
export const framedPage = (address: string, { hosts, local, ownOrigin }: FrameRules): FramedPage | undefined => {
  const [, scheme = '', host = ''] = (address.length <= LONGEST && parts.exec(address)) || []
  const origin = `${scheme}://${host}`.toLowerCase()
  const own = origin === ownOrigin.toLowerCase()
  if (scheme.toLowerCase() !== 'https' && !(local && own)) return undefined
  const known = hosts.includes(host.toLowerCase()) || (own && hosts.includes('self'))
  return known ? { url: address, own } : undefined
}
