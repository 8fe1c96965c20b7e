import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { RESEND_WAIT_MS } from '../../domain/account/sign-in-step'
import { checkFormEmail, type BadEmail } from '../../domain/kernel/email'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { OrdersGateway } from './orders-gateway.port'
import type { CodeAddress } from './orders.feature'
import type { OrdersModel } from './orders.model'
import { refundProblemOf } from './refund-problem'

interface Deps {
  readonly clock: Clock
  readonly gateway: OrdersGateway
  readonly model: OrdersModel
}

/** Mails the code to the linked address, else to the one that was typed (@rule COIN-48, ACCT-54). */
export type SendRefundCode = (typed: string) => T.Task<void>

/** Null: the gateway knows the address. */
const receiverOf = (address: CodeAddress, typed: string): E.Either<BadEmail, string | null> =>
  address._tag === 'Named' ? checkFormEmail(typed) : E.right(null)

const isBadEmail = (failed: BadEmail | GatewayError): failed is BadEmail => failed._tag === 'BadEmail'

export const makeSendRefundCode =
  ({ clock, gateway, model }: Deps): SendRefundCode =>
  (typed) =>
  async () => {
    const { address, code, resendAt } = model.refund
    if (code === 'sending' || resendAt > clock.now()) return
    model.change({ code: 'sending', problem: null })
    await pipe(
      TE.fromEither<BadEmail | GatewayError, string | null>(receiverOf(address, typed)),
      TE.flatMap(gateway.sendRefundCode),
      TE.match(
        (failed) =>
          model.change({
            code,
            problem: isBadEmail(failed) ? failed : refundProblemOf(failed, 'CodeNotSent', clock.now()),
          }),
        () => model.change({ code: 'sent', resendAt: clock.now() + RESEND_WAIT_MS }),
      ),
    )()
  }
