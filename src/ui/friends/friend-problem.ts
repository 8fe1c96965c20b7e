import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddFriendError } from '../../application/friends/friends.feature'
import { useToast } from '../design/toast'
import type { Texts } from '../i18n/resources'

type Shown = Exclude<AddFriendError, { readonly _tag: 'NotEnoughCoins' }>

/** Words for what went wrong; null where another place tells. @rule FRND-15 */
const texts: Readonly<Record<Shown['_tag'], keyof Texts['friends'] | null>> = {
  Refused: 'not_yourself',
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

/** Tells in a toast what went wrong; the gateway's own words win. */
export const useTellProblem = (): ((error: Shown) => void) => {
  const { t } = useTranslation('friends')
  const toast = useToast()
  return useCallback(
    (error) => {
      const own = error._tag === 'Refusal' ? error.message : ''
      const key = isNobody(error) ? 'nobody' : texts[error._tag]
      if (key !== null) toast({ text: own || t(key), tone: 'error' })
    },
    [t, toast],
  )
}
