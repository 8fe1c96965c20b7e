import * as t from 'io-ts'
import { whole } from './wire.codec'

/** Name of the socket in the data folder of a gateway in local mode, by which its demo people come in (PLUS-30). */
export const DEMO_DOOR = 'demo.sock'

/** What is asked there: who is to be awake, or a way in for one of them. */
export const demoQuestion = t.union([
  t.type({ ask: t.literal('people') }),
  t.type({ ask: t.literal('ticket'), userId: whole }),
])

export type DemoQuestion = t.TypeOf<typeof demoQuestion>

/** One of the demo people; `clip`: the path of what they play in calls, null for none. */
const person = t.type({ userId: whole, name: t.string, languages: t.string, clip: t.union([t.string, t.null]) })

export type DemoPersonRow = t.TypeOf<typeof person>

/** `server` is the address of the product on this machine, base path included. */
export const demoPeopleReply = t.type({ server: t.string, people: t.array(person) })

export type DemoPeopleReply = t.TypeOf<typeof demoPeopleReply>

/** Cookies of an automatic login (ACCT-82). */
export const demoTicketReply = t.type({
  cookies: t.array(t.type({ name: t.string, value: t.string, maxAge: t.number, httpOnly: t.boolean })),
})

export type DemoTicketReply = t.TypeOf<typeof demoTicketReply>
