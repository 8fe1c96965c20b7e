import * as O from 'fp-ts/Option'
import { withoutMarkup } from '../kernel/markup'
import type { Instant } from '../kernel/time'
import { folded } from './folding'
import type { Message } from './message'
import { kindOf } from './message-kind'

/** What is looked for: folded words, all of which must stand in a message, anywhere and in any order. */
export type SearchQuery = readonly string[]

/** More words than these, or characters, are not looked at. */
const MOST_WORDS = 8
export const LONGEST_QUERY = 100

/** What somebody typed as a query; none: there is nothing to look for (@rule PLUS-26). */
export const toQuery = (typed: string): O.Option<SearchQuery> => {
  const words = folded([...typed].slice(0, LONGEST_QUERY).join(''))
    .split(/\s+/u)
    .filter((word) => word !== '')
  return words.length === 0 ? O.none : O.some([...new Set(words)].slice(0, MOST_WORDS))
}

/** Scripts without spaces between words are served too: a word may begin anywhere (@rule PLUS-26). */
export const holds = (foldedText: string, query: SearchQuery): boolean =>
  query.every((word) => foldedText.includes(word))

type Searched = Pick<Message, 'type' | 'typeValue' | 'content'>

/** What can be searched of a message: the words that its bubble shows, and nothing of kinds that show none (@rule PLUS-26). */
export const searchableText = (message: Searched): string => {
  const kind = O.toNullable(kindOf(message))
  return kind === 'txt' || kind === 'system' ? withoutMarkup(message.content) : ''
}

interface Dated {
  readonly at: Instant
  readonly expires?: Instant | undefined
}

/** Of several hits the newest comes first (@rule PLUS-26). */
export const newestFirst = (one: Dated, other: Dated): number => other.at - one.at

/** What is past its time is shown nowhere, nor found (@rule CHAT-43). */
export const isFindable = ({ expires }: Dated, now: Instant): boolean => expires === undefined || expires >= now
