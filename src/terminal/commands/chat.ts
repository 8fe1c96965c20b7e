import * as E from 'fp-ts/Either'
import { reaction } from 'mobx'
import type { ChatFeature } from '../../application/chat/chat.feature'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { UserId } from '../../domain/kernel/ids'
import { asMember, live, until, type Context } from '../context'
import { withPerson } from '../find-person'
import { done, noGateway, refused, type Outcome } from '../outcome'
import { shortStamp } from '../stamp'
import { outcomeOf } from '../words'
import { decline, REFUSED_LATER, watchCalls } from './calls'

const tellMessage = ({ clock, lines, out }: Context, person: UserId, message: ShownMessage): void => {
  const { at, delivery, kind, mine, text, uuid } = message
  const told = { kind: 'message', person, uuid, mine, what: kind, text, at, delivery: delivery._tag.toLowerCase() }
  const shown = kind === 'txt' ? text : `[${kind}] ${text}`
  lines.above(() => out.tell(told, `${shortStamp(at, clock.now())} ${mine ? '>' : '<'} ${shown}`))
}

const shownOf = ({ view }: ChatFeature, friend: UserId): readonly ShownMessage[] =>
  view.open?.friend === friend ? view.open.messages : []

/** The last messages with somebody, the oldest first; that marks them read. */
export const history = (context: Context, text: string, limit: number): Promise<Outcome> =>
  asMember(context, () =>
    withPerson(context, text, async (friend) => {
      if (!(await live(context))) return noGateway()
      const chat = await context.core.feature('chat')
      await chat.open(friend)()
      while (shownOf(chat, friend).length < limit && (chat.view.open?.older ?? 'none') !== 'none') {
        const before = shownOf(chat, friend).length
        await chat.loadOlder()
        if (shownOf(chat, friend).length === before) break
      }
      shownOf(chat, friend)
        .slice(-limit)
        .forEach((message) => tellMessage(context, friend, message))
      chat.close(friend)
      return done
    }),
  )

/** Stores a message and waits until the gateway has taken it. */
const deliver = async (context: Context, friend: UserId, text: string): Promise<Outcome> => {
  const chat = await context.core.feature('chat')
  const known = new Set(shownOf(chat, friend).map(({ uuid }) => uuid))
  const sent = await chat.send(text)()
  if (E.isLeft(sent)) return outcomeOf(sent.left)
  const own = () => shownOf(chat, friend).find(({ mine, uuid }) => mine && !known.has(uuid))
  await until(context, () => (own()?.delivery._tag ?? 'Pending') !== 'Pending')
  const message = own()
  if (message === undefined || message.delivery._tag === 'Pending')
    return noGateway('The gateway does not answer: the message waits in the outbox.')
  if (message.delivery._tag === 'Sent') return done
  const { code, message: why } = message.delivery.why
  return refused(why === '' ? `The message was refused with code ${code}.` : why)
}

export const send = (context: Context, person: string, text: string): Promise<Outcome> =>
  asMember(context, () =>
    withPerson(context, person, async (friend) => {
      const chat = await context.core.feature('chat')
      await until(context, () => chat.view.ready)
      await chat.open(friend)()
      const outcome = await deliver(context, friend, text)
      const last = shownOf(chat, friend).findLast(({ mine }) => mine)
      if (outcome._tag === 'Done' && last !== undefined) tellMessage(context, friend, last)
      chat.close(friend)
      return outcome
    }),
  )

/** Tells each message of the open conversation once, when it is taken or has come. */
const tail = (context: Context, chat: ChatFeature, friend: UserId) => {
  const told = new Set<string>()
  return reaction(
    () => shownOf(chat, friend).filter(({ delivery }) => delivery._tag !== 'Pending'),
    (messages) =>
      messages.forEach((message) => {
        const mark = `${message.uuid} ${message.delivery._tag}`
        if (told.has(mark)) return
        told.add(mark)
        tellMessage(context, friend, message)
      }),
    { fireImmediately: true },
  )
}

/** What is no message in a conversation. */
const QUIT = '/quit'
const DECLINE = '/decline'

/** Sends each line, until there are no more. */
const sendLines = async (context: Context, friend: UserId): Promise<Outcome> => {
  let last: Outcome = done
  for (;;) {
    const line = await context.lines.next('> ')
    if (line === null || line.trim() === QUIT) return last
    if (line.trim() === '') continue
    last = await (line.trim() === DECLINE ? decline(context) : deliver(context, friend, line))
    context.lines.above(() => context.out.fail(last))
  }
}

/** Shows a conversation live and sends what is typed; `follow`: it reads and sends nothing, until it is interrupted. */
export const chatWith = (context: Context, text: string, follow: boolean): Promise<Outcome> =>
  asMember(context, () =>
    withPerson(context, text, async (friend) => {
      if (!(await live(context))) return noGateway()
      const chat = await context.core.feature('chat')
      await chat.open(friend)()
      const leave = follow ? 'an interruption (Ctrl+C)' : `${QUIT} or the end of the input`
      context.out.note(`Chat with ${text}; ${leave} leaves it.`)
      const stops = [
        tail(context, chat, friend),
        await watchCalls(context, { refusedBy: follow ? REFUSED_LATER : DECLINE }),
      ]
      const interrupted = context.interrupted().then(() => done)
      const outcome = await (follow ? interrupted : Promise.race([sendLines(context, friend), interrupted]))
      stops.forEach((stop) => stop())
      chat.close(friend)
      return outcome
    }),
  )

/** Conversations with something unread. */
export const unread = (context: Context): Promise<Outcome> =>
  asMember(context, async () => {
    if (!(await live(context))) return noGateway()
    const { view } = await context.core.feature('chat')
    for (const { friend, lastText, name, unread: count } of view.conversations.filter((one) => one.unread > 0))
      context.out.tell(
        { kind: 'unread', person: friend, name, count, lastText },
        `${count}  ${friend}  ${name}  ${lastText}`,
      )
    if (view.unread === 0) context.out.note('Nothing is unread.')
    return done
  })
