import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddFriendError } from '../../application/friends/friends.feature'
import { TOO_MANY } from '../../application/kernel/gateway-error'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import { useToast } from '../design/toast'
import type { Texts } from '../i18n/resources'

type Shown = Exclude<AddFriendError, { readonly _tag: 'NotEnoughCoins' } | SpendingBlock>

/** Words for what went wrong; null where another place tells. */
const texts: Readonly<Record<Exclude<Shown['_tag'], 'Refused'>, keyof Texts['friends'] | null>> = {
  Unreachable: 'unreachable',
  Refusal: 'failed',
  SessionOver: null,
  HttpFailed: 'failed',
  BadReply: 'failed',
}

/** The code of somebody who does not exist, or may not be seen. @rule PROF-8 */
const NOBODY: ReadonlySet<number> = new Set([403, 404])

export const isNobody = (error: Shown): boolean =>
  (error._tag === 'Refusal' && NOBODY.has(error.code)) || (error._tag === 'HttpFailed' && NOBODY.has(error.status))

/** What this client refused by itself. @rule FRND-15 FRND-33 */
const refusal = (rule: string): keyof Texts['friends'] => (rule === 'FRND-14' ? 'not_yourself' : 'not_a_friend')

/** The same where nothing costs anything. */
const freely: Readonly<Partial<Record<keyof Texts['friends'], keyof Texts['friends']>>> = {
  unreachable: 'no_connection',
  failed: 'action_failed',
}

const wordOf = (error: Shown): keyof Texts['friends'] | null => {
  if (isNobody(error)) return 'nobody'
  if (error._tag === 'HttpFailed' && error.status === TOO_MANY) return 'too_many'
  return error._tag === 'Refused' ? refusal(error.rule) : texts[error._tag]
}

/** Tells in a toast what went wrong, of a request with what was charged; the gateway's own words win. */
export const useTellProblem = (of: 'request' | 'action' = 'request'): ((error: Shown) => void) => {
  const { t } = useTranslation('friends')
  const toast = useToast()
  return useCallback(
    (error) => {
      const own = error._tag === 'Refusal' ? error.message : ''
      const word = wordOf(error)
      if (word === null) return
      toast({ text: own || t(of === 'action' ? (freely[word] ?? word) : word), tone: 'error' })
    },
    [of, t, toast],
  )
}
