import webPush from 'web-push'

/** Who this deployment is to push services (RFC 8292), base64url. Browsers bind their subscriptions to the public one. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A new pair, as the text that is kept. */
export const makeVapidKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys())

export const readVapidKeys = (kept: string): VapidKeys => JSON.parse(kept) as VapidKeys
