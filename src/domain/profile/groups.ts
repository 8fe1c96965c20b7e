/** Groups of the wall by their numbers. @rule PROF-27 */
const groups = {
  0: 'for_you',
  1: 'singing',
  2: 'dancing',
  3: 'chill_chat',
  4: 'dating_tips',
  5: 'be_yourself',
  6: 'sleep_call',
  7: 'language_chat',
  8: 'daily_life',
  9: 'make_friends',
  99: 'others',
} as const satisfies Readonly<Record<number, string>>

export type Group = (typeof groups)[keyof typeof groups]

export const groupIds: readonly number[] = Object.keys(groups).map(Number)

/** The group of a number; undefined where there is none. */
export const groupOf = (id: number): Group | undefined => (groups as Readonly<Record<number, Group>>)[id]
