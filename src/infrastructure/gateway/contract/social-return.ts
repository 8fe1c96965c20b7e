import * as t from 'io-ts'

/** Providers by the name that stands in the paths of row 176. */
export const socialProvider = t.keyof({ google: null, apple: null, facebook: null })

/** Where a browser goes to sign in with `provider`: `/account/v1/oidc/{provider}/start` below the gateway's address. */
export const OIDC_START = '/account/v1/oidc/{provider}/start'

/** Page of the product, below its base path, to which row 176 always leads back; the query is a `socialReturn`. */
export const SOCIAL_RETURN_PATH = '/login'

/**
 * How row 176 comes back: `login?social=google&token_key=…` with the one-use key of row 63, or
 * `login?social=google&error=cancelled` when the person gave up there, `error=failed` for everything else. An empty
 * `token_key` counts as `failed` (ACCT-76). Nothing else is added, and no address is taken from the request.
 */
export const socialReturn = t.intersection([
  t.type({ social: socialProvider }),
  t.union([t.type({ token_key: t.string }), t.type({ error: t.keyof({ cancelled: null, failed: null }) })]),
])

export type SocialProvider = t.TypeOf<typeof socialProvider>
export type SocialReturn = t.TypeOf<typeof socialReturn>
