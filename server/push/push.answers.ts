import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { pushCalls } from '../../src/infrastructure/gateway/contract/push.calls'
import { findCall, roleIn, unanswered } from '../calls/call-store'
import type { CallsDeps } from '../calls/calls-deps'
import { endCall } from '../calls/end-call'
import { answer, answerPublicly, refuse, type Answered } from '../http/handler'
import type { Settings } from '../settings'
import { readCallTicket } from './call-ticket'
import { choicesOf, saveChoices } from './choices'
import type { PushSender } from './push-sender.port'
import { register, unregister } from './subscriptions'

export interface PushAnswersDeps {
  readonly calls: CallsDeps
  readonly declineKey: Uint8Array
  readonly newId: () => string
  /** Null: this deployment sends no pushes. */
  readonly sender: PushSender | null
  readonly settings: Settings['push']
}

const NO_PUSHES = refuse(404)
/** Not a subscription, or one of a place to which nothing is sent. */
const NO_TARGET = refuse(400)
const NOT_YOURS = refuse(403)

/** Row 89: whoever is signed in on a device is who gets its pushes. */
const take = ({ newId, sender, settings }: PushAnswersDeps): Answered =>
  answer(accountCalls.pushToken, async ({ now, params, session }, work) => {
    if (sender === null) return E.left(NO_PUSHES)
    const target = sender.targetOf(params.pushToken)
    if (target === null) return E.left(NO_TARGET)
    const own = await register(work, { id: newId(), session, target, now, most: settings.devices })
    return own ? E.right(undefined) : E.left(NOT_YOURS)
  })

/** Row 190: as row 9, for whoever holds the ticket of a call that rings. What is made up or late changes nothing and hears nothing. */
const decline = ({ calls, declineKey }: PushAnswersDeps): Answered =>
  answerPublicly(pushCalls.decline, async ({ now, params }, work) => {
    const declining = readCallTicket(declineKey, params.ticket)
    const call = declining === null ? undefined : await findCall(work.db, declining.room)
    if (declining === null || call === undefined) return E.right(undefined)
    const { callee } = declining
    if (roleIn(call, callee) === 'callee' && unanswered(call))
      await endCall(work, calls, call, { how: 'declined', by: callee, now })
    return E.right(undefined)
  })

/** Rows 89 and 190 to 192. */
export const makePushAnswers = (deps: PushAnswersDeps): readonly Answered[] => [
  take(deps),
  decline(deps),
  answer(pushCalls.off, async ({ session }, work) => E.right(await unregister(work, session.id))),
  answer(pushCalls.choices, async ({ session }, { db }) => E.right(await choicesOf(db, session.userId))),
  answer(pushCalls.saveChoices, async ({ params, session }, work) =>
    E.right(await saveChoices(work, session.userId, params)),
  ),
]
