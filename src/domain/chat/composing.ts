import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'
import { isBlank, onlySeen } from '../kernel/visible'
import { imagesAsText } from './emoji-text'

/** Characters of a text message, counted as code points: an emoji outside the basic plane is one (code 54014). */
export const TEXT_LIMIT = 2_000

/** Whether a text holds one of the words, whatever its case (@rule CHAT-66, CHAT-67). */
export const hasSensitiveWord = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  return words.some((word) => word.trim() !== '' && lower.includes(word.trim().toLowerCase()))
}

/**
 * A text as it may be sent, trimmed, without controls, halves of characters and marks that turn its direction; client and
 * gateway ask the same. Refused: `CHAT-62` empty, `54014` longer than
 * `limit`, `CHAT-66` sensitive words (@rule CHAT-62, CHAT-65, CHAT-66, CHAT-67).
 */
export const compose = (
  text: string,
  sensitiveWords: readonly string[],
  limit = TEXT_LIMIT,
): E.Either<Refused, string> => {
  const trimmed = onlySeen(imagesAsText(text).replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim()
  if (isBlank(trimmed)) return E.left(refused('CHAT-62'))
  if ([...trimmed].length > limit) return E.left(refused('54014'))
  return hasSensitiveWord(trimmed, sensitiveWords) ? E.left(refused('CHAT-66')) : E.right(trimmed)
}
