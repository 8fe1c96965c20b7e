import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import hidden from '../design/hidden.module.css'
import { useCore } from './core-context'

/** Several changes in a moment are said as one, in milliseconds. */
const SETTLE_MS = 1_000

/** Tells screen readers when the balance has changed, wherever they are; the eye sees it change. */
export const CoinNews = observer(() => {
  const { t, i18n } = useTranslation('shell')
  const { session } = useCore().account.view
  const coins = session._tag === 'SignedIn' ? session.me.coins : null
  const last = useRef(coins)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (coins === null || coins === last.current) return
    const timer = setTimeout(() => {
      last.current = coins
      setSaid(t('balance', { formatted: new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(coins) }))
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [coins, i18n, t])
  return (
    <div className={hidden.hidden} aria-live="polite">
      {said}
    </div>
  )
})
