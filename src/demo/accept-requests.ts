import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import { autorun } from 'mobx'
import type { UserId } from '../domain/kernel/ids'
import { acceptingMs } from './pace'
import type { Part } from './part'

/** Accepts whoever asks to be friends, after a pause; demo people leave each other alone (@rule PLUS-30). */
export const acceptRequests = ({ chance, clock, core, friends }: Part): IO<void> => {
  const waiting = new Set<UserId>()
  const accept = async (id: UserId): Promise<void> => {
    // A request that has just come in does not tell what somebody is.
    const person = await friends.open(id)()
    if (E.isRight(person) && person.right.demo) return
    await friends.answer(id, 'accept')()
    waiting.delete(id)
  }
  return autorun(() => {
    if (core.account.view.realtime !== 'open') return
    for (const { id } of friends.view.requests) {
      if (waiting.has(id)) continue
      waiting.add(id)
      clock.after(acceptingMs(chance()), () => void accept(id))
    }
  })
}
