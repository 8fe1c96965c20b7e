import type { SessionKind } from '../../src/domain/account/departure'
import type { Either } from 'fp-ts/Either'
import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { Call, ParamsOf, ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import type { Store, Work } from '../store/store'

/** A refusal that the caller hears: a code of `errors.md`, with a text and data where the table wants them. */
export interface Refusal {
  readonly _tag: 'Refusal'
  readonly code: number
  readonly message?: string
  readonly data?: unknown
  /** What the handler wrote stays (a wrong try that counts); without it a refusal leaves nothing behind. */
  readonly keeps?: true
}

export const refuse = (code: number, message?: string, data?: unknown): Refusal => ({
  _tag: 'Refusal',
  code,
  ...(message === undefined ? {} : { message }),
  ...(data === undefined ? {} : { data }),
})

/** A refusal whose unit of work is committed all the same. */
export const refuseKeeping = (code: number, message?: string, data?: unknown): Refusal => ({
  ...refuse(code, message, data),
  keeps: true,
})

/** Who asks: the session behind the twin cookie (GATE-14). */
export interface Session {
  readonly id: string
  readonly userId: number
  readonly kind: SessionKind
}

/** A cookie to set once the work is committed; `maxAge` in seconds, 0 removes it. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAge: number
  readonly httpOnly: boolean
}

interface AskedBase<P> {
  readonly params: P
  /** The common parameters (GATE-4) that handlers read. */
  readonly common: { readonly deviceId: string; readonly languageId: number; readonly countryId: number }
  /** The language in which the caller sees the product. */
  readonly language: Language
  /** The network address of the caller, for limits. */
  readonly address: string
  /** The country of that address (alpha-2), as the deployment's own proxy tells it; else empty. */
  readonly country: string
  /** What the browser says of itself (`User-Agent`), as it came. */
  readonly agent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly setCookie: (cookie: Cookie) => void
  /** Solution of the bot check (`X-Captcha-Token`), empty when there is none. */
  readonly captcha: string
  /** The file of a multipart call. */
  readonly file?: Uint8Array
  readonly now: Instant
}

/** A request that has passed signature, nonce, envelope, session, limits and decoding. Public calls may come without a session. */
export type Asked<C extends Call> = AskedBase<ParamsOf<C>> & { readonly session: Session }
export type AskedPublicly<C extends Call> = AskedBase<ParamsOf<C>> & { readonly session: Session | null }

/**
 * The effect of a call, inside the unit of work that also stores its nonce and idempotency answer: Left rolls back.
 * It may be run again on a conflict, so it touches the world only through `work`.
 */
export type Handler<C extends Call> = (asked: Asked<C>, work: Work) => Promise<Either<Refusal, ReplyOf<C>>>
export type PublicHandler<C extends Call> = (
  asked: AskedPublicly<C>,
  work: Work,
) => Promise<Either<Refusal, ReplyOf<C>>>

type AnyAsked = AskedBase<unknown> & { readonly session: Session | null }

/**
 * A call with what answers it; made by the functions below only, so that the types were checked there.
 * `prepare` runs before the unit of work, for what is slow (hashing a password, decoding a picture, asking a service): it reads, and
 * writes nothing to the store but what must stand whatever becomes of the call (an order before its provider is asked).
 */
export interface Answered {
  readonly call: Call
  readonly prepare: (asked: AnyAsked, read: Store['read']) => Promise<unknown>
  readonly run: (asked: AnyAsked, work: Work, prepared: unknown) => Promise<Either<Refusal, unknown>>
}

const nothing = (): Promise<void> => Promise.resolve()

/** Binds a handler to a public call: the session may be null. */
export const answerPublicly = <C extends Call>(call: C, handler: PublicHandler<C>): Answered => ({
  call,
  prepare: nothing,
  run: (asked, work) => handler(asked as AskedPublicly<C>, work),
})

/** Binds a handler to its call; the router refuses the call without a session (401) before the handler runs. */
export const answer = <C extends Call>(call: C, handler: Handler<C>): Answered => ({
  call,
  prepare: nothing,
  run: (asked, work) => handler(asked as Asked<C>, work),
})

/** A public call whose handler wants something slow done first, outside of the unit of work. */
export const answerPrepared = <C extends Call, P>(
  call: C,
  prepare: (asked: AskedPublicly<C>, read: Store['read']) => Promise<P>,
  handler: (asked: AskedPublicly<C>, work: Work, prepared: P) => Promise<Either<Refusal, ReplyOf<C>>>,
): Answered => ({
  call,
  prepare: (asked, read) => prepare(asked as AskedPublicly<C>, read),
  run: (asked, work, prepared) => handler(asked as AskedPublicly<C>, work, prepared as P),
})

/** A call of somebody signed in whose handler wants something slow done first, outside of the unit of work. */
export const answerPreparedFor = <C extends Call, P>(
  call: C,
  prepare: (asked: Asked<C>, read: Store['read']) => Promise<P>,
  handler: (asked: Asked<C>, work: Work, prepared: P) => Promise<Either<Refusal, ReplyOf<C>>>,
): Answered => ({
  call,
  prepare: (asked, read) => prepare(asked as Asked<C>, read),
  run: (asked, work, prepared) => handler(asked as Asked<C>, work, prepared as P),
})
