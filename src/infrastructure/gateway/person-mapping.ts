import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { presenceOf } from '../../domain/friends/presence'
import { relationOf } from '../../domain/friends/relation'
import { remarkOf, shownName } from '../../domain/friends/remark'
import type { Reminder } from '../../domain/friends/reminder'
import { toUserId } from '../../domain/kernel/ids'
import { genderOf, type Me, type Person } from '../../domain/kernel/person'
import { sanitise } from '../../domain/kernel/sanitise'
import { photoStateOf } from '../../domain/profile/photo'
import type { PersonInfo, UserInfo } from './contract/user.codec'

const toPerson = (info: PersonInfo | UserInfo): O.Option<Person> =>
  pipe(
    toUserId(info.id),
    O.map((id) => ({
      id,
      name: sanitise(info.userName),
      headImg: info.headImg,
      gender: genderOf(info.gender),
      birthday: info.birthday,
      countryCode: info.countryCode,
      background: info.background,
      introduce: sanitise(info.introduce),
      languages: info.languages,
      interests: info.interestLabels,
      goddess: info.goddess === 1,
      demo: info.demo === 1,
    })),
  )

/** The signed-in person out of the reply (@rule PROF-2). None: the id is no person's. */
export const toMe = (info: UserInfo): O.Option<Me> =>
  pipe(
    toPerson(info),
    O.map((person) => ({
      ...person,
      coins: info.goldNum,
      paid: info.payStatus === 1,
      birthdayLocked: info.birthdayLocked === 1,
      reviews: { headImg: photoStateOf(info.headImgState), background: photoStateOf(info.backgroundState) },
    })),
  )

/** Somebody else; what the gateway did not say is stranger, unknown, no price (@rule FRND-5). */
export const toAcquaintance = (info: PersonInfo): O.Option<Acquaintance> =>
  pipe(
    toPerson(info),
    O.map((person) => ({
      ...person,
      relation: relationOf(info.relation),
      status: presenceOf(info.status),
      price: info.price ?? 0,
      name: shownName(person.name, remarkOf(info.remark ?? '')),
      pinned: info.stick === 1,
      remark: remarkOf(info.remark ?? ''),
      reminded: info.remindSwitch === 1,
      blocked: info.blocked === 1,
      likedCount: info.likedCount ?? 0,
    })),
  )

/** A friend with the switch of the reminder (@rule FRND-41). */
export const toReminder = (info: PersonInfo & { readonly remindSwitch: number }): O.Option<Reminder> =>
  pipe(
    toAcquaintance(info),
    O.map((person) => ({ person, on: info.remindSwitch === 1 })),
  )

export const toAcquaintances = (list: readonly PersonInfo[]): readonly Acquaintance[] =>
  pipe(list, RA.filterMap(toAcquaintance))
