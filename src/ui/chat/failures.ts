const refusals = {
  54006: 'quota',
  54010: 'no_longer_friends',
  54011: 'no_longer_friends',
  54012: 'pictures_later',
  54013: 'words_not_allowed',
  54014: 'too_long',
} as const

type RefusalKey = (typeof refusals)[keyof typeof refusals]

/** The text for a code with which the gateway refused a message; undefined: its own text is shown. */
export const refusalKey = (code: number): RefusalKey | undefined =>
  Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined
