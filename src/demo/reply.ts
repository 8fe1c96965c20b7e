import { HOUR, type Instant } from '../domain/kernel/time'
import { greetings, thanks, wordsIn } from './phrases'
import type { TextKey } from './words'

/** So many answers somebody gets within an hour; the last one says that it is the last (PLUS-30). */
export const ANSWERS_AN_HOUR = 20

/** What somebody sent. */
export interface Heard {
  readonly kind: 'txt' | 'img' | 'gift'
  readonly text: string
}

const TALK = ['talk_1', 'talk_2', 'talk_3'] as const satisfies readonly TextKey[]

const toText = (text: string, answered: number): TextKey => {
  const said = wordsIn(text)
  if (/[?？؟]/u.test(text)) return 'question'
  if (said.some((word) => thanks.has(word))) return 'thanks'
  if (said.some((word) => greetings.has(word))) return 'greeting'
  return TALK[answered % TALK.length] ?? TALK[0]
}

/** What is thanked for, each kind once. */
const received = (heard: readonly Heard[]): readonly TextKey[] => [
  ...(heard.some(({ kind }) => kind === 'gift') ? (['gift'] as const) : []),
  ...(heard.some(({ kind }) => kind === 'img') ? (['picture'] as const) : []),
]

/**
 * What a demo person answers to all that came since their last word, as texts that follow each other: thanks first, and in
 * the first answer that nobody sits there (@rule PLUS-30). `answered`: how often they have written before.
 */
export const replyTo = (heard: readonly Heard[], answered: number): readonly TextKey[] => {
  if (heard.length === 0) return []
  const things = received(heard)
  if (answered === 0) return [...things, 'first']
  const last = heard.findLast(({ kind }) => kind === 'txt')
  return things.length > 0 || last === undefined ? things : [toText(last.text, answered)]
}

/** Whether one more answer is given: everything, the last one, or none for a while (@rule PLUS-30). */
export const talkative = (answeredAt: readonly Instant[], now: Instant): 'yes' | 'lastWord' | 'no' => {
  const recent = answeredAt.filter((at) => at > now - HOUR).length
  if (recent >= ANSWERS_AN_HOUR) return 'no'
  return recent === ANSWERS_AN_HOUR - 1 ? 'lastWord' : 'yes'
}
