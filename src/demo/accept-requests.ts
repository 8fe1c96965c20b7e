import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import { autorun } from 'mobx'
import type { UserId } from '../domain/kernel/ids'
import { MINUTE } from '../domain/kernel/time'
import { acceptingMs } from './pace'
import type { Part } from './part'

/** What the gateway did not answer is tried again after that. */
const AGAIN_MS = MINUTE

/** Accepts whoever asks to be friends, after a pause; demo people leave each other alone (@rule PLUS-30). */
export const acceptRequests = ({ chance, clock, core, friends, journal }: Part): IO<void> => {
  const waiting = new Set<UserId>()
  const isAsking = (id: UserId): boolean => friends.view.requests.some((request) => request.id === id)
  /** Whether it is settled. A request that has just come in does not tell what somebody is. */
  const settle = async (id: UserId): Promise<boolean> => {
    const person = await friends.open(id)()
    return E.isRight(person) && (person.right.demo || E.isRight(await friends.answer(id, 'accept')()))
  }
  const accept = async (id: UserId): Promise<void> => {
    if (!isAsking(id)) waiting.delete(id)
    else if (!(await settle(id))) later(id, AGAIN_MS)
  }
  const later = (id: UserId, ms: number): void =>
    void clock.after(ms, () => {
      accept(id).catch((cause: unknown) => journal.defect('accepting a request', cause))
    })
  return autorun(() => {
    if (core.account.view.realtime !== 'open') return
    for (const id of waiting) if (!isAsking(id)) waiting.delete(id)
    for (const { id } of friends.view.requests) {
      if (waiting.has(id)) continue
      waiting.add(id)
      later(id, acceptingMs(chance()))
    }
  })
}
