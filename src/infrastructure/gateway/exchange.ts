import * as E from 'fp-ts/Either'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { buildRequest, commonOf } from './build-request'
import type { Call } from './contract/call'
import { envelopeContext } from './contract/canonical'
import { place } from './contract/parameters'
import type { AskOptions } from './gateway'
import { judgeReply, judgeUnread, type Verdict } from './judge-reply'
import { readReply } from './read-reply'
import type { RequestIdentity, SigningKeys } from './request-identity'
import type { Sealing, SealTicket } from './seal-ticket'
import { sendRequest, type Senders } from './send-request'
import { makeStamp } from './sign'

export interface ExchangeDeps extends Senders {
  readonly config: Pick<RuntimeConfig, 'gateway' | 'basePath' | 'appId' | 'sealKey' | 'build'>
  readonly identity: RequestIdentity
  readonly keys: SigningKeys
}

/** What one gateway client learns as it works. */
export interface Learned {
  /** Gateway's clock less ours, ms. */
  offset: number
  readonly ticket: SealTicket
}

export interface Question {
  readonly call: Call
  readonly params: Readonly<Record<string, unknown>>
  readonly options: AskOptions
}

/** Where calls go: the address of the configuration, else the place where the product itself lies (@rule GATE-16). */
export const gatewayBase = ({ basePath, gateway }: Pick<RuntimeConfig, 'gateway' | 'basePath'>): string =>
  (gateway === '' ? basePath : gateway).replace(/\/+$/, '')

const keyLost: Verdict = { _tag: 'Over', code: 401, message: '', transport: 'http' }

const attempt = async (
  deps: ExchangeDeps,
  learned: Learned,
  { call, options, params }: Question,
  sealing: Sealing | undefined,
): Promise<Verdict> => {
  const { clock, config, identity, keys } = deps
  const signingKey = await (!call.flags.signed ? undefined : call.flags.public ? keys.app() : keys.session())
  if (call.flags.signed && signingKey === undefined) return keyLost
  const common = commonOf(config, identity)
  const stamp = makeStamp(clock.now() + learned.offset)
  const [language, token] = [identity.language(), identity.token()]
  const parts = { call, params, common, language, options, token, stamp, signingKey, sealing }
  const { address, init } = await buildRequest(parts)
  const received = await sendRequest(deps, gatewayBase(config) + address, init, options.watch)
  if (E.isLeft(received)) return { _tag: 'Error', error: received.left }
  const keyId = received.right.header('x-key-id')
  if (sealing !== undefined && keyId !== '') learned.ticket.keep(sealing.key, keyId)
  const { path } = place(call, params)
  const context = envelopeContext('reply', call.method, path, stamp)
  const reply = await readReply(received.right, sealing && { key: sealing.key, context })()
  return E.isLeft(reply) ? judgeUnread(call, received.right, reply.left) : judgeReply(call, received.right, reply.right)
}

/** At most one repetition for a wrong clock and one for a ticket that is over, each with a new nonce (@rule GATE-6, GATE-9). */
export const exchange = async (deps: ExchangeDeps, learned: Learned, question: Question): Promise<Verdict> => {
  const tried = new Set<Verdict['_tag']>()
  for (;;) {
    const sealing = question.call.flags.encrypted ? await learned.ticket.current() : undefined
    const verdict = await attempt(deps, learned, question, sealing)
    if ((verdict._tag !== 'ClockOff' && verdict._tag !== 'KeyOver') || tried.has(verdict._tag)) return verdict
    tried.add(verdict._tag)
    if (verdict._tag === 'KeyOver' && sealing !== undefined) await learned.ticket.drop(sealing.key)
    if (verdict._tag === 'ClockOff' && verdict.serverTime !== null) {
      learned.offset = verdict.serverTime - deps.clock.now()
    }
  }
}
