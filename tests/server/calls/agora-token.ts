import { createRequire } from 'node:module'

interface Service {
  readonly __channel_name?: Buffer
  readonly __uid?: Buffer
  readonly __user_id?: Buffer
}

interface AccessToken2 {
  readonly appId: Buffer
  readonly expire: number
  readonly services: readonly Service[]
  readonly from_string: (token: string) => boolean
  readonly verifySignature: (certificate: string) => boolean
}

/** The vendor's own reading of tokens, which its package does not export. */
const vendor = createRequire(import.meta.url)('agora-token/src/AccessToken2.js') as {
  readonly AccessToken2: new () => AccessToken2
}

/** What a token says, as the vendor's servers read it; null: none, or signed by another certificate. */
export const readToken = (text: string, certificate: string) => {
  const token = new vendor.AccessToken2()
  if (!token.from_string(text) || !token.verifySignature(certificate)) return null
  return {
    appId: `${token.appId}`,
    expire: token.expire,
    services: token.services.map(({ __channel_name, __uid, __user_id }) =>
      __user_id === undefined ? { channel: `${__channel_name}`, uid: `${__uid}` } : { user: `${__user_id}` },
    ),
  }
}
