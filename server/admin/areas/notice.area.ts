import * as E from 'fp-ts/Either'
import { TEXT_LIMIT } from '../../../src/domain/chat/composing'
import { isBlank, onlySeen } from '../../../src/domain/kernel/visible'
import { type Notice, noticeBizTypes, noticeTypes, postNotice } from '../../chat/notice'
import { notDone, type Area, type Deciding, type NotDone, type Order } from '../area'
import { lengthOf } from '../given'
import { personOf } from '../people'

const senders: Readonly<Record<string, Notice['type']>> = {
  team: noticeTypes.team,
  notifications: noticeTypes.notification,
}

const textOf = ({ options }: Order): E.Either<NotDone, string> => {
  const text = onlySeen(options['text'] ?? '').trim()
  if (isBlank(text)) return E.left(notDone('--text shows nothing'))
  return [...text].length <= TEXT_LIMIT ? E.right(text) : E.left(notDone(`--text has ${TEXT_LIMIT} characters at most`))
}

const typeOf = ({ options }: Order): E.Either<NotDone, Notice['type']> => {
  const type = senders[options['from'] ?? 'team']
  return type === undefined ? E.left(notDone(`--from is one of ${Object.keys(senders).join(', ')}`)) : E.right(type)
}

/** For how long the notice may be shown; null: it stays. */
const lifeOf = ({ options }: Order): E.Either<NotDone, number | null> =>
  options['for'] === undefined ? E.right(null) : lengthOf(options['for'])

const posting =
  (bizType: Notice['bizType']): Deciding['decide'] =>
  async (order, work, deps) => {
    const person = await personOf(work.db, order.args[0])
    if (E.isLeft(person)) return person
    const text = bizType === noticeBizTypes.refresh ? E.right('') : textOf(order)
    if (E.isLeft(text)) return text
    const type = typeOf(order)
    if (E.isLeft(type)) return type
    const life = lifeOf(order)
    if (E.isLeft(life)) return life
    const uniqueId = deps.random.uuid()
    const notice = {
      receiver: person.right.id,
      type: type.right,
      bizType,
      uniqueId,
      content: text.right,
      now: order.now,
    }
    await postNotice(work, deps, life.right === null ? notice : { ...notice, lifeMs: life.right })
    return E.right({ _tag: 'One', row: { notice: uniqueId, person: person.right.id } })
  }

const TEXT = 'what the person reads'
const FROM = `under which name: ${Object.keys(senders).join(' or ')}; team unless said otherwise`
const FOR = 'how long it may be shown: 90m, 48h, 7d; else it stays in their messages'

/** What the product says to somebody (@rule CHAT-35 CHAT-36). */
export const area: Area = {
  name: 'notice',
  says: 'tells somebody something, among their messages',
  commands: [
    {
      name: 'send',
      says: 'a notice in their list',
      args: ['userId'],
      options: { text: TEXT, from: FROM, for: FOR },
      needs: ['text'],
      decide: posting(noticeBizTypes.chat),
    },
    {
      name: 'warn',
      says: 'a disciplinary notice, which opens in front of everything else',
      args: ['userId'],
      options: { text: TEXT },
      needs: ['text'],
      decide: posting(noticeBizTypes.disciplinary),
    },
    {
      name: 'refresh',
      says: 'their devices read balance and user data anew; nothing is shown',
      args: ['userId'],
      decide: posting(noticeBizTypes.refresh),
    },
  ],
}
