import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loading } from '../../application/kernel/loading'
import { Button } from '../design/button'
import { SkeletonRows } from '../design/skeleton'
import styles from './friends.module.css'

/** At most one further page is asked for in this time, in milliseconds. @rule SHELL-84 */
const PAUSE_MS = 500
/** So far below the window the next page is asked for. */
const AHEAD = '600px'

type Props = {
  readonly more: boolean
  readonly listing: Loading
  /** What is said when a page did not come. */
  readonly failed: string
  readonly onMore: () => void
}

/** The end of a list that is read page by page: seen, it asks for the next one. @rule FRND-29 FRND-37 */
export const Endless = ({ more, listing, failed, onMore }: Props) => {
  const { t } = useTranslation('friends')
  const end = useRef<HTMLDivElement>(null)
  const last = useRef(-PAUSE_MS)
  const waiting = more && listing === 'loaded'
  useEffect(() => {
    const { current } = end
    if (!waiting || current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      const wait = last.current + PAUSE_MS - performance.now()
      if (wait > 0) timer = setTimeout(ask, wait)
      else {
        last.current = performance.now()
        onMore()
      }
    }
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask(), {
      rootMargin: AHEAD,
    })
    seen.observe(current)
    return () => {
      seen.disconnect()
      clearTimeout(timer)
    }
  }, [onMore, waiting])
  if (!more) return null
  if (listing === 'failed')
    return (
      <div className={styles.more} role="alert">
        <p>{failed}</p>
        <Button size="sm" onClick={onMore}>
          {t('again')}
        </Button>
      </div>
    )
  return <div ref={end}>{listing === 'loading' && <SkeletonRows count={2} />}</div>
}
