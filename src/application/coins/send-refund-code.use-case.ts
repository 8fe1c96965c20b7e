import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
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

/** Finds out where codes go; the view says nothing of it when that fails, and the next sending tries again. */
export const makeReadAddress =
  ({ gateway, model }: Deps): Task<void> =>
  () =>
    pipe(
      gateway.linkedEmail,
      TE.match(
        () => undefined,
        (email) => model.change({ address: email === null ? { _tag: 'Named' } : { _tag: 'Linked', email } }),
      ),
    )()

/** Mails the code to the linked address, else to the one that was typed (@rule COIN-48, ACCT-54). */
type SendRefundCode = (typed: string) => Task<void>

/** Null: the gateway knows the address. */
const receiverOf = (address: CodeAddress, typed: string): E.Either<BadEmail, string | null> =>
  address._tag === 'Named' ? checkFormEmail(typed) : E.right(null)

const isBadEmail = (failed: BadEmail | GatewayError): failed is BadEmail => failed._tag === 'BadEmail'

export const makeSendRefundCode =
  (deps: Deps): SendRefundCode =>
  (typed) =>
  async () => {
    const { clock, gateway, model } = deps
    const { code, resendAt } = model.refund
    if (code === 'sending' || resendAt > clock.now()) return
    model.change({ code: 'sending', problem: null })
    const unread = model.refund.address._tag === 'Unread'
    if (unread) await makeReadAddress(deps)()
    const { address } = model.refund
    if (unread && address._tag !== 'Linked') {
      const problem = address._tag === 'Named' ? null : ({ _tag: 'CodeNotSent' } as const)
      return model.change({ code, problem })
    }
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
