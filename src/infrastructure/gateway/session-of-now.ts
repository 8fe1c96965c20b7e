import type { Gateway } from './gateway'
import { makeHttpGateway, type HttpGatewayDeps } from './http-gateway.adapter'

/**
 * A client that speaks for the session of now for as long as the page lives, whatever becomes of cookies and key store;
 * nothing of it is stored (@rule ACCT-103).
 */
export const sessionOfNow = async (deps: HttpGatewayDeps): Promise<Gateway> => {
  const { identity, keys } = deps
  const [key, token, userId] = [await keys.session(), identity.token(), identity.userId()]
  return makeHttpGateway({
    ...deps,
    identity: { ...identity, token: () => token, userId: () => userId },
    keys: { app: keys.app, session: () => Promise.resolve(key) },
  })
}
