import * as t from 'io-ts'
import { shape } from './wire.codec'

/** Waiting, decided against the person, or for them. */
export const appealState = t.keyof({ open: null, upheld: null, lifted: null })

/**
 * Data of 10115, 10116 and 10117, in a reply and in a kick (@rule PLUS-13): the rule (SAFE-5 by name), the operator's words, the
 * end in ms when there is one, how far the newest own appeal has come, and, while one may be made, the token that row 173
 * takes instead of a session.
 */
export const banNotice = shape(
  { rule: t.string, reason: t.string },
  { until: t.number, appeal: appealState, appealToken: t.string },
)

export type BanNotice = t.TypeOf<typeof banNotice>
