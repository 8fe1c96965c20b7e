import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { ChatGateway } from '../../../src/application/chat/chat-gateway.port'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { Message } from '../../../src/domain/chat/message'
import { translateCode, type Translation } from '../../../src/domain/chat/translation'
import { toMessageUuid, type MessageUuid, type UserId } from '../../../src/domain/kernel/ids'
import { answeringSigned, refusal, type Rig } from './seat'
import { sending } from './sending'
import { must, type World } from './world'

const NO_LONGER_FRIENDS = 54011
const PICTURES_LATER = 54012
const PAGE = 50

/** What is posted beside the content. */
type Extras = Partial<Pick<Message, 'picture' | 'translation' | 'typeValue'>>

const post = (
  world: World,
  from: UserId,
  to: UserId,
  uuid: MessageUuid,
  content: string,
  type = 1,
  extras: Extras = {},
): Message => {
  const known = world.messages.find((message) => message.uuid === uuid && message.sender === from)
  if (known !== undefined) return known
  const message: Message = {
    uuid,
    id: world.messages.length + 1,
    sender: from,
    receiver: to,
    type,
    typeValue: 0,
    bizType: type === 1 ? 0 : 1040,
    content,
    at: world.clock.now(),
    ...extras,
  }
  world.messages.push(message)
  ;[from, to].forEach((owner) => world.hub.append(owner, { kind: 'message', message }))
  return message
}

/** A translation of the world's own language: the words read backwards. */
const turned = (text: string): Translation => ({
  _tag: 'Done',
  text: [...text].toReversed().join(''),
  language: 'en',
})

/** The record of a call, as the gateway writes it into the conversation. */
export const postRecord = (world: World, from: UserId, to: UserId, content: string): Message => {
  const text = `${(0xca11).toString(16).padStart(8, '0')}-0000-4000-8000-${String(world.messages.length).padStart(12, '0')}`
  const uuid = O.toNullable(toMessageUuid(text))
  return post(world, from, to, must(uuid), content, 10)
}

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
    send: (to, uuid, text, { pictureUrl, translate } = {}) =>
      asked('send', (user) => {
        if (world.pair(user, to)._tag !== 'Friends') return E.left(refusal(NO_LONGER_FRIENDS))
        if (pictureUrl === undefined) {
          const { id, at } = post(
            world,
            user,
            to,
            uuid,
            text,
            1,
            translate === true ? { translation: turned(text) } : {},
          )
          return E.right({ id, at, ...(translate === true && { translateCode: translateCode.done }) })
        }
        if (!between(world, user, to).some(({ sender }) => sender === to)) return E.left(refusal(PICTURES_LATER))
        const picture = { url: pictureUrl, width: 4, height: 3 }
        const { id, at } = post(world, user, to, uuid, '', 3, { picture, typeValue: 3 })
        return E.right({ id, at })
      }),
    uploadPicture: ({ name }, onProgress) =>
      sending(
        asked('uploadPicture', () => E.right(`/account/v1/media/${name}`)),
        onProgress,
      ),
    read: (friend) =>
      asked('read', (user) => {
        world.readUpTo(user, friend)
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
        world.hidden.set(hiddenKey(user, friend), upTo)
        world.hub.append(user, { kind: 'deleted', friend, upTo })
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
      }),
    ),
  }
}
