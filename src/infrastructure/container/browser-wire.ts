import type { AccountGateway } from '../../application/account/account-gateway.port'
import type { Captcha } from '../../application/account/captcha.port'
import { makeBrowserCaptcha } from '../browser/browser-captcha.adapter'
import { makeAccountGateway } from '../gateway/account-gateway.adapter'
import { accountCalls } from '../gateway/contract/account.calls'
import type { Gateway } from '../gateway/gateway'
import { makeHttpGateway, type HttpGatewayDeps } from '../gateway/http-gateway.adapter'
import { sessionOfNow } from '../gateway/session-of-now'

/** All that speaks to the gateway; a chunk of its own. */
export interface Wire {
  readonly gateway: Gateway
  readonly account: AccountGateway
  readonly captcha: Captcha
}

export const makeWire = (deps: HttpGatewayDeps): Wire => {
  const gateway = makeHttpGateway(deps)
  return {
    gateway,
    account: makeAccountGateway(gateway, deps.identity, () => sessionOfNow(deps)),
    captcha: makeBrowserCaptcha(gateway.ask(accountCalls.captcha, {})),
  }
}
