import * as E from 'fp-ts/Either'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Acquaintance } from '../../../domain/friends/acquaintance'
import { keptPerson } from './kept-people.codec'

/** Whom of those that were kept can still be read; the rest is noted and left out. */
export const intactPeople = (people: readonly unknown[], journal: Journal): readonly Acquaintance[] =>
  people.flatMap((one) => {
    const person = keptPerson.decode(one)
    if (E.isLeft(person)) journal.dropped('somebody who was kept', 'damaged')
    return E.isRight(person) ? [person.right] : []
  })
