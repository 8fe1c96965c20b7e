import * as t from 'io-ts'

/** What a reply says: a code of `errors.md`, a text for people where there is one, and the data. */
export const reply = t.intersection([
  t.type({ code: t.number }),
  t.partial({ message: t.union([t.string, t.null]), data: t.unknown }),
])

/** An encrypted payload holds both; without either it is invalid (@rule GATE-8). */
export const envelope = t.type({ key: t.string, data: t.string })

/** Success of all calls but the shop's (@rule GATE-17). */
export const OK = 200

/** Invalid encrypted data (@rule GATE-12). */
export const INVALID_ENVELOPE = 6666

export type Envelope = t.TypeOf<typeof envelope>
export type Reply = t.TypeOf<typeof reply>

/** Code of success: 200, for the shop 0 (@rule GATE-17, COIN-33). */
export const successCode = (call: { readonly row: number }): number => (call.row >= 142 && call.row <= 158 ? 0 : OK)
