import * as E from 'fp-ts/Either'
import type { Language } from '../../src/domain/kernel/language'
import type { Store } from '../store/store'
import type { AdmitDeps, Admitted } from './admit'
import type { Answered, Cookie, Refusal } from './handler'
import type { Incoming } from './incoming'
import { commonOf, decodeParams } from './steps/decode.step'
import { forgetPress, type Press, readPress, rememberPress, takePress } from './steps/idempotency.step'
import { spokenIn } from './steps/language.step'
import { takeLimits } from './steps/limits.step'
import { takeNonce } from './steps/nonce.step'
import { saidIn } from './steps/refusal-words.step'
import { refusedStamp } from './steps/stamp.step'
import type { Stop } from './stop'

/** What a call has come to: data and cookies, or a refusal whose effects were kept. */
export type Done =
  | { readonly _tag: 'Done'; readonly data: unknown; readonly cookies: readonly Cookie[] }
  | { readonly _tag: 'Kept'; readonly refusal: Refusal; readonly cookies: readonly Cookie[] }

type Asked = Parameters<Answered['run']>[0]

/** A nonce belongs to a session, or for public calls to a device: who replays cannot change either. */
const nonceScope = ({ call }: Incoming, { asker }: Admitted, device: string): string =>
  call.flags.public || asker === null ? `device:${device}` : asker.id

interface Plan {
  readonly answered: Answered
  readonly asked: Asked
  readonly scope: string
  readonly nonce: string | null
  readonly press: Press | null
  /** The language that the request names; null: none. */
  readonly named: Language | null
}

const effect = (
  { sessions, store }: AdmitDeps,
  { answered, asked, named, nonce, press, scope }: Plan,
  asker: Admitted['asker'],
  prepared: unknown,
) =>
  store.work<Stop | Refusal, Done>(async (work) => {
    const cookies: Cookie[] = []
    if (nonce !== null && !(await takeNonce(work, scope, nonce, asked.now))) return E.left(refusedStamp(asked.now))
    if (press !== null) {
      const remembered = await takePress(work, press, asked.now)
      if (E.isLeft(remembered)) return remembered
      if (remembered.right._tag === 'Again') return E.right({ _tag: 'Done', data: remembered.right.reply, cookies })
    }
    if (asker !== null) await sessions.seen(work, asker, asked.now, named)
    const answer = await answered.run({ ...asked, setCookie: (cookie) => void cookies.push(cookie) }, work, prepared)
    if (E.isLeft(answer)) {
      if (answer.left.keeps !== true) return answer
      if (press !== null) await forgetPress(work, press)
      return E.right({ _tag: 'Kept', refusal: answer.left, cookies })
    }
    const data: unknown = answered.call.reply.encode(answer.right)
    if (press !== null) await rememberPress(work, press, data)
    return E.right({ _tag: 'Done', data, cookies })
  })

/** A refusal has rolled its nonce back with everything else; it is spent all the same. */
const spendNonce = (store: Store, { asked, nonce, scope }: Plan) =>
  nonce === null
    ? Promise.resolve()
    : store.work<never, void>(async (work) => {
        await takeNonce(work, scope, nonce, asked.now)
        return E.right(undefined)
      })

type Told = Pick<Asked, 'common' | 'language' | 'params'>

const askedOf = (incoming: Incoming, { asker, file }: Admitted, told: Told): Asked => ({
  ...told,
  address: incoming.address,
  country: incoming.country,
  agent: incoming.header('user-agent'),
  cookies: incoming.cookies,
  setCookie: () => undefined,
  captcha: incoming.header('x-captcha-token'),
  now: incoming.now,
  session: asker === null ? null : { id: asker.id, userId: asker.userId, kind: asker.kind },
  ...(file === null ? {} : { file }),
})

const pressOf = ({ call, header }: Incoming, { asker, given }: Admitted): E.Either<Stop, Press | null> =>
  call.flags.idempotent && asker !== null
    ? readPress(call, asker.userId, header('idempotency-key'), given)
    : E.right(null)

/** The outcome with its refusal in the language of whoever asked. */
const inWords = (language: Language, outcome: E.Either<Stop | Refusal, Done>): E.Either<Stop | Refusal, Done> => {
  if (E.isLeft(outcome)) return outcome.left._tag === 'Refusal' ? E.left(saidIn(language, outcome.left)) : outcome
  const done = outcome.right
  return done._tag === 'Kept' ? E.right({ ...done, refusal: saidIn(language, done.refusal) }) : outcome
}

/** The second half of a call: limits, parameters, and the effect in one unit of work with its nonce and its answer. */
export const perform = async (
  deps: AdmitDeps,
  answered: Answered,
  incoming: Incoming,
  admitted: Admitted,
  limited: string | null,
): Promise<E.Either<Stop | Refusal, Done>> => {
  const common = commonOf(admitted.given)
  const { call, now } = incoming
  const asker = { session: admitted.asker, device: common.deviceId, address: limited }
  const within = await takeLimits(deps.limiters, deps.settings.limits, call, asker, now)
  if (E.isLeft(within)) return within
  const params = decodeParams(call, admitted.given)
  if (E.isLeft(params)) return params
  const press = pressOf(incoming, admitted)
  if (E.isLeft(press)) return press
  const { language, named } = spokenIn(incoming.header('accept-language'), common.languageId)
  const asked = askedOf(incoming, admitted, { params: params.right, common, language })
  const scope = nonceScope(incoming, admitted, common.deviceId)
  const plan: Plan = { answered, asked, named, scope, nonce: admitted.stamp?.nonce ?? null, press: press.right }
  const prepared = await answered.prepare(asked, deps.store.read)
  const outcome = await effect(deps, plan, admitted.asker, prepared)
  if (E.isLeft(outcome) && outcome.left._tag === 'Refusal') await spendNonce(deps.store, plan)
  return inWords(language, outcome)
}
