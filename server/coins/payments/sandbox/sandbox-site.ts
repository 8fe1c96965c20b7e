const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The address of the checkout pages for somebody who has the product open at `returnUrl`: the same machine by another of its
 * names, so that to the browser they are as foreign as a provider's, and get none of the product's cookies. Null where the
 * product is not open under a name of this machine.
 */
export const siteFor = (returnUrl: string, port: number): string | null => {
  if (!URL.canParse(returnUrl)) return null
  const { hostname, protocol } = new URL(returnUrl)
  if (protocol !== 'http:' || !LOOPBACK.test(hostname)) return null
  return `http://${hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1'}:${port}`
}
