import * as E from 'fp-ts/Either'
import type { ChatGateway } from '../../../src/application/chat/chat-gateway.port'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { Message } from '../../../src/domain/chat/message'
import type { UserId } from '../../../src/domain/kernel/ids'
import { hideConversation } from './hide-conversation'
import { sendInWorld } from './posting'
import { answeringSigned, refusal, type Rig } from './seat'
import { sending } from './sending'
import type { World } from './world'

const PAGE = 50

const notAllowed: GatewayError = { _tag: 'HttpFailed', status: 403, retryAfter: 0 }

const between = (world: World, a: UserId, b: UserId): readonly Message[] =>
  world.messages.filter(({ sender, receiver }) => (sender === a && receiver === b) || (sender === b && receiver === a))

const hiddenKey = (user: UserId, friend: UserId): string => `${user}>${friend}`

const hiddenUpTo = (world: World, user: UserId, friend: UserId): number =>
  world.hidden.get(hiddenKey(user, friend)) ?? 0

const listed = (world: World, user: UserId): readonly ListedConversation[] =>
  [...world.accounts.keys()].flatMap((friend): readonly ListedConversation[] => {
    const last = between(world, user, friend).at(-1)
    const person = world.seenBy(user, friend)
    if (friend === user || last === undefined || person === undefined || last.at <= hiddenUpTo(world, user, friend))
      return []
    const { name, headImg, relation, pinned, demo } = person
    return [
      {
        friend,
        name,
        headImg,
        relation,
        pinned,
        demo,
        unread: world.unread(user, friend),
        lastKind: 'txt',
        lastText: last.content,
        lastAt: last.at,
      },
    ]
  })

/** The chat calls of one browser. */
export const makeChatGatewayFake = (world: World, seat: Rig): ChatGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    send: (to, uuid, text, extras = {}) =>
      asked('send', (from) => {
        const sent = sendInWorld(world, { from, to, uuid }, text, extras)
        return typeof sent === 'number' ? E.left(sent === 403 ? notAllowed : refusal(sent)) : E.right(sent)
      }),
    uploadPicture: ({ name }, onProgress) =>
      sending(
        asked('uploadPicture', (user) => {
          const address = `/account/v1/media/${(world.chat.made += 1)}-${name}`
          world.chat.uploads.set(address, user)
          return E.right(address)
        }),
        onProgress,
      ),
    read: (friend, upTo) =>
      asked('read', (user) => {
        world.readUpTo(user, friend, upTo)
        return E.right(undefined)
      }),
    conversations: asked('conversations', (user) => E.right(listed(world, user))),
    history: (friend, page) =>
      asked('history', (user) => {
        const all = between(world, user, friend).filter(({ at }) => at > hiddenUpTo(world, user, friend))
        return E.right(all.slice(Math.max(0, all.length - page * PAGE), all.length - (page - 1) * PAGE))
      }),
    deleteConversation: (friend, upTo) =>
      asked('deleteConversation', (user) => {
        hideConversation(world, user, friend, upTo)
        return E.right(undefined)
      }),
    snapshot: asked('snapshot', (user) =>
      E.right({
        cursor: world.head(user),
        conversations: listed(world, user),
        messages: world.messages.filter(
          ({ sender, receiver, at }) =>
            (sender === user && at > hiddenUpTo(world, user, receiver)) ||
            (receiver === user && at > hiddenUpTo(world, user, sender)),
        ),
        relations: [],
        deletions: [...world.accounts.keys()].flatMap((friend) => {
          const upTo = hiddenUpTo(world, user, friend)
          return upTo === 0 ? [] : [{ friend, upTo }]
        }),
      }),
    ),
  }
}
