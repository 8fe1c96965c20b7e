/** Names of the groups of the wall by their numbers. @rule PROF-27 */
export const groupLabels = {
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
  99: 'other',
} as const satisfies Readonly<Record<number, string>>

export type GroupLabel = (typeof groupLabels)[keyof typeof groupLabels]
