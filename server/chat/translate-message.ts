import * as E from 'fp-ts/Either'
import { translateCode as codes } from '../../src/domain/chat/translation'
import { sanitise } from '../../src/domain/kernel/sanitise'
import type { Store, Work } from '../store/store'
import { languageOfPerson } from '../session/person-language'
import type { Tx } from '../store/database'
import type { ChatDeps } from './chat-deps'
import { circumstancesOf } from './circumstances'
import { type Content, isOwn, maySend, readContent, type Sending } from './may-send'
import type { MessageFields } from './message-fields'
import { countTranslation, usedToday } from './quota'
import type { Translated } from './translator.port'
import { makeTurns } from './turns'

/** What was found out about a text before its unit of work; it may turn out there that nobody wants it. */
export type Prepared = { readonly _tag: 'NotAsked' } | { readonly _tag: 'Limit' } | Attempt

interface Attempt {
  readonly _tag: 'Attempt'
  readonly language: string
  readonly translated: Translated
}

const failed: Prepared = { _tag: 'Attempt', language: '', translated: { _tag: 'Failed' } }

/** The first language of somebody's profile, else that of the product on the device they used last. */
const readingLanguage = async (db: Tx, userId: number): Promise<string> => {
  const person = await db.selectFrom('users').select('languages').where('id', '=', userId).executeTakeFirst()
  const [first = ''] = person?.languages.split(',') ?? []
  return first === '' ? languageOfPerson(db, userId) : first
}

type Plan = { readonly _tag: 'Translate'; readonly language: string } | { readonly _tag: 'Limit' | 'Refused' }

/** Nothing is translated for a message that was accepted before, that is refused, or that has no free translation left. */
const planOf = async (db: Tx, { settings }: ChatDeps, asked: Sending, content: Content): Promise<Plan> => {
  const { now, params, session } = asked
  const found = await circumstancesOf(db, session.userId, params.accept_u_id, params.messageUuid)
  const wanted = found.known === null && E.isRight(await maySend(db, asked, content, found))
  if (!wanted) return { _tag: 'Refused' }
  const { freeMessages, freeTranslations } = settings.chat
  const { sent, translated } = found.paid ? { sent: -1, translated: -1 } : await usedToday(db, session.userId, now)
  if (sent >= freeMessages) return { _tag: 'Refused' }
  if (translated >= freeTranslations) return { _tag: 'Limit' }
  return { _tag: 'Translate', language: await readingLanguage(db, params.accept_u_id) }
}

const clean = (translated: Translated): Translated =>
  translated._tag === 'Done' ? { _tag: 'Done', text: sanitise(translated.text) } : translated

/** More texts of one person than this, in the service and before it, stay as they are. */
const WAITING_AT_MOST = 5

/**
 * Asks for the translation, outside of any unit of work: a slow service holds up this person's messages only, of which one at a
 * time is with it (@rule CHAT-20).
 */
export const prepareTranslation = (deps: ChatDeps) => {
  const takeTurn = makeTurns(WAITING_AT_MOST)
  return async (asked: Sending, read: Store['read']): Promise<Prepared> => {
    const content = asked.params.translate === 1 && isOwn(asked) ? readContent(asked, deps) : undefined
    if (content === undefined || E.isLeft(content) || content.right._tag !== 'Text') return { _tag: 'NotAsked' }
    const { right } = content
    const plan = await read((db) => planOf(db, deps, asked, right))
    if (plan._tag !== 'Translate') return plan._tag === 'Limit' ? { _tag: 'Limit' } : failed
    const translated = await takeTurn(asked.session.userId, () => deps.translator.translate(right.text, plan.language))
    return translated === null ? failed : { _tag: 'Attempt', language: plan.language, translated: clean(translated) }
  }
}

const outcomeOf = ({ language, translated }: Attempt): MessageFields => {
  switch (translated._tag) {
    case 'Done':
      return { translateCode: codes.done, translation: { state: 'done', text: translated.text, language } }
    case 'Same':
      return { translateCode: codes.done }
    case 'Failed':
      return { translateCode: codes.failed, translation: { state: 'failed' } }
    case 'Unavailable':
      return { translateCode: codes.failed, translation: { state: 'unavailable' } }
  }
}

/** Who sends, and whether translations cost them nothing without end. */
interface Asker {
  readonly userId: number
  readonly paid: boolean
  readonly now: number
}

/**
 * What is stored with the message. A translation is counted in the unit that stores it, so that neither a retry nor a refused
 * message takes a free one, and of two at the same moment only one gets the last.
 *
 * @rule CHAT-81
 */
export const settleTranslation = async (
  work: Work,
  { settings }: Pick<ChatDeps, 'settings'>,
  prepared: Prepared,
  { now, paid, userId }: Asker,
): Promise<MessageFields> => {
  if (prepared._tag === 'NotAsked') return {}
  if (prepared._tag === 'Limit') return { translateCode: codes.limit }
  const counts = prepared.translated._tag === 'Done' && !paid
  const free = !counts || (await countTranslation(work, userId, settings.chat.freeTranslations, now))
  return free ? outcomeOf(prepared) : { translateCode: codes.limit }
}
