import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Ids } from '../../application/kernel/ids.port'
import { exchange, type ExchangeDeps, type Learned } from './exchange'
import type { Answer, Gateway, SessionOverListener } from './gateway'
import type { Verdict } from './judge-reply'
import { decodeData } from './read-reply'
import { makeSealTicket } from './seal-ticket'

export interface HttpGatewayDeps extends ExchangeDeps {
  readonly ids: Ids
}

const refusal = (code: number): GatewayError => ({ _tag: 'Refusal', code, message: '', data: null })

const settle = (verdict: Verdict): E.Either<GatewayError, Answer<unknown>> => {
  switch (verdict._tag) {
    case 'Success':
      return E.right({ message: verdict.message, data: verdict.data })
    case 'ClockOff':
      return E.left(refusal(10030))
    case 'KeyOver':
      return E.left(refusal(10033))
    case 'Over':
      return E.left({ _tag: 'SessionOver', code: verdict.code, message: verdict.message })
    case 'Error':
      return E.left(verdict.error)
  }
}

const unheard: GatewayError = { _tag: 'Unreachable', timedOut: false }

/** The session that asked is no longer the one in use: its answer is none of whoever is here now (@rule PLUS-15). */
const isForeign = ({ identity }: HttpGatewayDeps, token: string): boolean => token !== '' && token !== identity.token()

type Raw = (...asked: Parameters<Gateway['askWhole']>) => TE.TaskEither<GatewayError, Answer<unknown>>

const makeRaw =
  (deps: HttpGatewayDeps, learned: Learned, tell: (token: string, verdict: Verdict) => void): Raw =>
  (call, params, options = {}) =>
    TE.flatten(
      TE.tryCatch(
        async () => {
          const token = deps.identity.token()
          const idempotencyKey = options.idempotencyKey ?? deps.ids.uuid()
          const question = { call, params: call.params.encode(params), options: { ...options, idempotencyKey } }
          const verdict = await exchange(deps, learned, question)
          tell(token, verdict)
          return TE.fromEither(verdict._tag === 'Success' && isForeign(deps, token) ? E.left(unheard) : settle(verdict))
        },
        (cause): GatewayError => ({ _tag: 'BadReply', cause }),
      ),
    )

/** The client of the gateway over HTTP. Nobody is told of the end of a session that is no longer the one in use. */
export const makeHttpGateway = (deps: HttpGatewayDeps): Gateway => {
  const listeners = new Set<{ readonly run: SessionOverListener }>()
  const raw = makeRaw(deps, { offset: 0, ticket: makeSealTicket(deps.config.sealKey) }, (token, verdict) => {
    if (verdict._tag !== 'Over' || token === '' || token !== deps.identity.token()) return
    for (const { run } of listeners) run(verdict)
  })
  const askWhole: Gateway['askWhole'] = (call, params, options) =>
    pipe(
      raw(call, params, options),
      TE.flatMapEither(({ data, message }) =>
        pipe(
          decodeData(call.reply, data),
          E.map((decoded) => ({ message, data: decoded })),
        ),
      ),
    )
  return {
    askWhole,
    ask: (call, params, options) =>
      pipe(
        askWhole(call, params, options),
        TE.map(({ data }) => data),
      ),
    onSessionOver: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
