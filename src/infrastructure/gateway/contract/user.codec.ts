import * as t from 'io-ts'
import { bit, shape, text, whole } from './wire.codec'

const known = t.type({
  id: whole,
  userName: t.string,
  headImg: t.string,
  gender: t.union([t.literal(1), t.literal(2)]),
  birthday: t.string,
  countryId: t.number,
  countryCode: t.string,
  city: t.string,
  languages: t.array(t.string),
  interestLabels: t.array(t.number),
  introduce: t.string,
  background: t.string,
  goddess: bit,
  demo: bit,
})

/**
 * Another person (PROF-1..6). `relation` is how the asker stands to them (FRND-1..4), `status` their presence (FRND-46),
 * `remark` what the asker calls them ('' for nothing, FRND-39), `blocked` 1 when the asker has blocked them, `remindSwitch` 1 when the asker hears that
 * they come online (FRND-41), `price` the coins a
 * minute that a call costs the asker, `recorded` whether their media are recorded (PLUS-1).
 */
export const personInfo = t.intersection([
  known,
  t.partial({
    relation: t.number,
    status: t.number,
    stick: bit,
    remark: t.string,
    blocked: bit,
    remindSwitch: t.number,
    price: t.number,
    friendPrice: t.number,
    friendsOnly: bit,
    likedCount: t.number,
    like: bit,
    friendAddWay: t.number,
    isFree0: bit,
    recorded: bit,
    likePrice: t.number,
  }),
])

/**
 * The asker's own data; `register` 1 means made by this login (PROF-2, PROF-7), `birthdayLocked` 1 that the birthday was
 * changed once and stays as it is (PROF-16). `headImgState` and `backgroundState` are those of a photo: 0, the picture is
 * shown to its owner only, 2, the last one was refused; absent where others see the same.
 */
export const userInfo = t.intersection([
  known,
  t.type({ goldNum: t.number, payStatus: bit }),
  t.partial({
    register: bit,
    birthdayLocked: bit,
    headImgState: t.number,
    backgroundState: t.number,
    loginToken: t.string,
    deviceId: t.string,
    isFree0: bit,
    price: t.number,
    friendPrice: t.number,
  }),
])

/** Reply of every successful sign-in; `signSecret` is base64 (GATE-6). */
export const loginReply = t.type({ id: whole, loginToken: t.string, signSecret: t.string, user: userInfo })

/**
 * Data of 10042: with `cert_key` row 64 makes the account (row 95 for a telephone number); `nick_name` is what a provider
 * calls the person, as a first proposal (@rule ACCT-73).
 */
export const infoWanted = shape({ cert_key: t.string }, { nick_name: t.string })

/** Data of 10032: the account goes at `deleteAt` (ms) unless row 67 is called with both others (@rule PLUS-14). */
export const deletionGrace = t.type({ userId: whole, cert: t.string, deleteAt: t.number })

/** What the supply-info popup asks; `adultStatement` is the version of the signed text (PLUS-16). */
export const supplied = {
  gender: whole,
  birthday: text(20),
  adultStatement: text(64),
}

/** A picture of an album (PROF-21); `state` as in `domain/profile/photo.ts`, absent where everybody may see it. */
export const photo = shape({ id: t.number, pic: t.string, orderNum: t.number }, { state: t.number })

export type PersonInfo = t.TypeOf<typeof personInfo>
export type UserInfo = t.TypeOf<typeof userInfo>
export type LoginReply = t.TypeOf<typeof loginReply>
