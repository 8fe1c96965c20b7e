import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import { DAY, type Instant } from '../../src/domain/kernel/time'

/** Where a page of the wall ended. */
export interface WallPlace {
  /** When the first page was asked for: who was here then stays among those who are here. */
  readonly asOf: Instant
  /** 0 here, 1 away. */
  readonly away: number
  readonly mix: number
  readonly id: number
}

const LONGEST = 15
const FORM = new RegExp(`^(\\d{1,${LONGEST}})\\.([01])\\.(\\d{1,${LONGEST}})\\.(\\d{1,${LONGEST}})$`)

export const placeText = ({ asOf, away, id, mix }: WallPlace): string => [asOf, away, mix, id].join('.')

/** The place out of its text; none for what is no place. */
export const placeOf = (text: string): O.Option<WallPlace> => {
  const [, asOf, away, mix, id] = FORM.exec(text) ?? []
  return id === undefined
    ? O.none
    : O.some({ asOf: Number(asOf), away: Number(away), mix: Number(mix), id: Number(id) })
}

/** Those with a beat go first. */
export const away = sql<number>`case when presence.user_id is null then 1 else 0 end`

/** Among equals each day has an order of its own, so that it is not always the same hosts who stand on top. */
export const mixOn = (at: Instant) => sql<number>`(users.id + ${Math.floor(at / DAY)}) * 7919 % 1009`

/** What comes after a place, in the order of all three. */
export const beyond = ({ asOf, away: there, id, mix }: WallPlace) =>
  sql<boolean>`(${away}, ${mixOn(asOf)}, users.id) > (${there}, ${mix}, ${id})`
