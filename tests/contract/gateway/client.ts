import type { Language } from '../../../src/domain/kernel/language'
import { fromBase64, utf8 } from '../../../src/infrastructure/gateway/bytes'
import { makeHttpGateway, type HttpGatewayDeps } from '../../../src/infrastructure/gateway/http-gateway.adapter'
import { importSigningKey } from '../../../src/infrastructure/gateway/sign'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { sendFormByFetch } from '../../fakes/send-form.fake'
import { APP_KEY, SESSION_SECRET, type Stand } from './stand'

export const DEVICE = '8f14e45f-ceea-467f-ab3c-6f1d2c3b4a59'

/** A client of the stand that is signed in as 7, with a clock that stands still. */
export const clientOf = (stand: Pick<Stand, 'base' | 'sealKey'>, changed: Partial<HttpGatewayDeps> = {}) => {
  const clock = makeVirtualClock()
  const identity = {
    deviceId: () => DEVICE,
    userId: () => 7,
    token: () => 'handle',
    language: (): Language => 'en',
    countryId: () => 276,
  }
  const keys = {
    app: () => importSigningKey(utf8(APP_KEY)),
    session: (): Promise<CryptoKey | undefined> => importSigningKey(fromBase64(SESSION_SECRET)),
  }
  const config = { gateway: stand.base, basePath: '', appId: 'visavis', build: '0.1.0', sealKey: stand.sealKey }
  const fetch = (url: string, init: RequestInit) => globalThis.fetch(url, init)
  return {
    clock,
    identity,
    gateway: makeHttpGateway({
      clock,
      config,
      fetch,
      identity,
      ids: makeIdsFake(),
      keys,
      sendForm: sendFormByFetch(fetch),
      ...changed,
    }),
  }
}
