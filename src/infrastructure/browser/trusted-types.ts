interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => unknown
}

const isOwn = (url: string, here: string): boolean => {
  const { origin, protocol, pathname } = new URL(url, here)
  return protocol === 'blob:' ? new URL(pathname).origin === new URL(here).origin : origin === new URL(here).origin
}

/** Trusted Types of this browser; null where it has none. */
export const browserPolicies = (): PolicyFactory | null =>
  'trustedTypes' in window ? (window.trustedTypes as PolicyFactory) : null

/**
 * The one policy of Trusted Types: scripts and workers come from the origin of `here` or from its own blobs. Libraries hand
 * over plain strings, so that it is the default policy. A browser without Trusted Types needs none.
 */
export const installScriptPolicy = (factory: PolicyFactory | null, here: string): void => {
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isOwn(url, here)) return url
      throw new TypeError('scripts come from this origin only')
    },
  })
}
