import * as O from 'fp-ts/Option'
import type { Accepted, SendExtras } from '../../../src/application/chat/chat-gateway.port'
import type { Message } from '../../../src/domain/chat/message'
import { numbers } from '../../../src/domain/chat/message-kind'
import { translateCode, type Translation } from '../../../src/domain/chat/translation'
import { relationFor } from '../../../src/domain/friends/pair'
import { toMessageUuid, type MessageUuid, type UserId } from '../../../src/domain/kernel/ids'
import { must, type World } from './world'

/** A message on its way into a world. */
interface Posted {
  readonly uuid: MessageUuid
  readonly from: UserId
  readonly to: UserId
}

/** What is posted beside whom it concerns. */
type Content = Partial<Message> & Pick<Message, 'content' | 'type' | 'typeValue' | 'bizType'>

const post = (world: World, { from, to, uuid }: Posted, content: Content): Message => {
  const id = world.messages.length + 1
  const message: Message = { uuid, id, sender: from, receiver: to, at: world.clock.now(), ...content }
  world.messages.push(message)
  ;[from, to].forEach((owner) => world.hub.append(owner, { kind: 'message', message }))
  return message
}

/** The record of a call, as the gateway writes it into the conversation. */
export const postRecord = (world: World, from: UserId, to: UserId, content: string): Message => {
  const text = `${(0xca11).toString(16).padStart(8, '0')}-0000-4000-8000-${String(world.messages.length).padStart(12, '0')}`
  const uuid = must(O.toNullable(toMessageUuid(text)))
  return post(world, { from, to, uuid }, { content, type: 10, typeValue: 0, bizType: 1040 })
}

/** A translation of the world's own language: the words read backwards. */
export const turned = (text: string): string => [...text].toReversed().join('')

const translated = (world: World, user: UserId, text: string): { code: number; translation?: Translation } => {
  const used = world.chat.translated.get(user) ?? 0
  if (used >= world.chat.freeTranslations) return { code: translateCode.limit }
  world.chat.translated.set(user, used + 1)
  return { code: translateCode.done, translation: { _tag: 'Done', text: turned(text), language: 'en' } }
}

const hasWritten = (world: World, from: UserId, to: UserId): boolean =>
  world.messages.some(({ receiver, sender, type }) => sender === from && receiver === to && (type === 1 || type === 3))

const talk = (world: World, one: UserId, other: UserId): boolean =>
  [...world.rooms.values()].some(
    ({ callee, caller, endedAt, startedAt }) =>
      startedAt !== null && endedAt === null && [caller, callee].includes(one) && [caller, callee].includes(other),
  )

/** Why somebody may not send that, as a code of the gateway; null: they may. */
const refusedFor = (world: World, { from, to }: Posted, { inCall, pictureUrl }: SendExtras): number | null => {
  const pair = world.pair(from, to)
  if (pair._tag === 'Blocked') return 54010
  const words = inCall === true && pictureUrl === undefined && talk(world, from, to)
  if (relationFor(pair, from) === 'stranger' && !words) return 54011
  if (pictureUrl === undefined) return null
  if (!hasWritten(world, to, from)) return 54012
  return world.chat.uploads.get(pictureUrl) === from ? null : 403
}

const acceptedOf = ({ at, id, way }: Message): Accepted => ({
  id,
  at,
  ...(way === undefined ? {} : { translateCode: way.translateCode }),
})

/** Sends a text or a picture as the gateway does; the same uuid again is answered the same. A number is a refusal. */
export const sendInWorld = (world: World, posted: Posted, text: string, extras: SendExtras): Accepted | number => {
  const { from, uuid } = posted
  const known = world.messages.find((message) => message.uuid === uuid && message.sender === from)
  if (known !== undefined) return acceptedOf(known)
  const refused = refusedFor(world, posted, extras)
  if (refused !== null) return refused
  const { pictureUrl, translate } = extras
  if (pictureUrl !== undefined) {
    world.chat.uploads.delete(pictureUrl)
    const picture = { url: pictureUrl, width: 4, height: 3 }
    return acceptedOf(post(world, posted, { content: '', ...numbers.image, bizType: 0, picture }))
  }
  const plain = { content: text, ...numbers.text, bizType: 0 }
  if (translate !== true) return acceptedOf(post(world, posted, plain))
  const { code, translation } = translated(world, from, text)
  const way = { sender: from, platform: 4, translateCode: code }
  return acceptedOf(post(world, posted, { ...plain, way, ...(translation === undefined ? {} : { translation }) }))
}
