import type * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { ChatGateway, SendExtras, Snapshot } from '../../../src/application/chat/chat-gateway.port'
import type { Deletion } from '../../../src/application/chat/chat-store.port'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { Message } from '../../../src/domain/chat/message'
import type { MessageUuid, UserId } from '../../../src/domain/kernel/ids'
import { sending } from '../../fakes/world/sending'

/** What the network, or the server, does with the next message. */
export type Weather =
  | 'fine'
  /** The request is lost on its way. */
  | 'before'
  /** The reply is lost on its way: the server has the message. */
  | 'after'
  | { readonly refuse: number; readonly data?: unknown }
  /** Accepted, with this word on its translation. */
  | { readonly translateCode: number }
  | { readonly tooMany: number }

export interface ChatServerFake {
  readonly gateway: ChatGateway
  /** The next messages meet this, one each; then it is fine again. */
  readonly forecast: (weather: readonly Weather[]) => void
  readonly setOnline: (online: boolean) => void
  /** What was stored for a person, in the order of acceptance. */
  readonly storedFor: (to: UserId) => readonly string[]
  /** Every request that came, stored or not. */
  readonly requests: { readonly to: UserId; readonly uuid: MessageUuid; readonly extras: SendExtras | undefined }[]
  /** Pictures that came, by name; and how many of those that follow are lost on their way. */
  readonly uploads: string[]
  uploadsLost: number
  /** Uploads wait until this resolves, half sent. */
  uploadGate: () => Promise<void>
  readonly reads: UserId[]
  /** Every request that tells of a reading, heard or not, with the moment it was made. */
  readonly readRequests: { readonly friend: UserId; readonly upTo: number; readonly at: number }[]
  /** What those requests are answered with; null: they are heard. */
  readError: GatewayError | null
  /** They wait until this resolves. */
  readGate: () => Promise<void>
  readonly deletions: Deletion[]
  readonly historyCalls: { readonly friend: UserId; readonly page: number }[]
  history: (friend: UserId, page: number) => readonly Message[]
  listed: readonly ListedConversation[]
  snapshot: Snapshot
  /** Replies wait until this resolves. */
  gate: () => Promise<void>
}

const unreachable: GatewayError = { _tag: 'Unreachable', timedOut: false }

/** A server in memory that remembers acceptances by uuid, behind a network that loses things. */
export const makeChatServerFake = (now: () => number): ChatServerFake => {
  const stored: { readonly to: UserId; readonly uuid: MessageUuid; readonly text: string; readonly at: number }[] = []
  let ahead: readonly Weather[] = []
  let online = true

  const accept = (to: UserId, uuid: MessageUuid, text: string) => {
    const known = stored.findIndex((one) => one.uuid === uuid)
    const id = known >= 0 ? known + 1 : stored.push({ to, uuid, text, at: now() })
    return { id, at: stored[id - 1]?.at ?? 0 }
  }
  const ifOnline =
    <A>(answer: () => A): TE.TaskEither<GatewayError, A> =>
    async () =>
      online ? { _tag: 'Right', right: answer() } : { _tag: 'Left', left: unreachable }

  const server: ChatServerFake = {
    requests: [],
    uploads: [],
    uploadsLost: 0,
    uploadGate: async () => {},
    reads: [],
    readRequests: [],
    readError: null,
    readGate: async () => {},
    deletions: [],
    historyCalls: [],
    history: () => [],
    listed: [],
    snapshot: { cursor: 0, conversations: [], messages: [], relations: [], deletions: [] },
    gate: async () => {},
    forecast: (weather) => {
      ahead = [...ahead, ...weather]
    },
    setOnline: (value) => {
      online = value
    },
    storedFor: (to) => stored.filter((one) => one.to === to).map((one) => one.text),
    gateway: {
      send: (to, uuid, text, extras) => async () => {
        const weather = online ? (ahead[0] ?? 'fine') : 'before'
        if (online) ahead = ahead.slice(1)
        server.requests.push({ to, uuid, extras })
        await server.gate()
        if (weather === 'before') return { _tag: 'Left', left: unreachable }
        if (typeof weather === 'object' && 'refuse' in weather) {
          return {
            _tag: 'Left',
            left: { _tag: 'Refusal', code: weather.refuse, message: 'no', data: weather.data ?? null },
          }
        }
        if (typeof weather === 'object' && 'tooMany' in weather) {
          return { _tag: 'Left', left: { _tag: 'HttpFailed', status: 429, retryAfter: weather.tooMany } }
        }
        const accepted = accept(to, uuid, text)
        if (weather === 'after') return { _tag: 'Left', left: unreachable }
        return { _tag: 'Right', right: typeof weather === 'object' ? { ...accepted, ...weather } : accepted }
      },
      uploadPicture: ({ name }, onProgress) =>
        sending(async () => {
          await server.uploadGate()
          server.uploadsLost -= 1
          if (!online || server.uploadsLost >= 0) return { _tag: 'Left', left: unreachable }
          server.uploads.push(name)
          return { _tag: 'Right', right: `/media/${name}` }
        }, onProgress),
      read: (friend, upTo) => async () => {
        server.readRequests.push({ friend, upTo, at: now() })
        await server.readGate()
        if (server.readError !== null) return { _tag: 'Left', left: server.readError }
        return ifOnline(() => void server.reads.push(friend))()
      },
      conversations: ifOnline(() => server.listed),
      history: (friend, page) =>
        ifOnline(() => {
          server.historyCalls.push({ friend, page })
          return server.history(friend, page)
        }),
      deleteConversation: (friend, upTo) => ifOnline(() => void server.deletions.push({ friend, upTo })),
      snapshot: ifOnline(() => server.snapshot),
    },
  }
  return server
}
