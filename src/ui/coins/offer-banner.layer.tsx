import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { LimitedOffer } from '../../domain/coins/limited-offer'
import { CoinIcon } from '../design/coin-icon'
import { IconButton } from '../design/icon-button'
import { Countdown } from '../shell/countdown'
import { matchPath, pathOf, type RouteName } from '../shell/routes'
import { useCalmMoment } from '../shell/use-calm-moment'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './offers.module.css'
import { OfferPrice } from './offer-price'
import { useOfferWords } from './use-offer-words'

/** @rule SHELL-75 */
const PLACES: ReadonlySet<RouteName> = new Set<RouteName>(['LivCam', 'GoddessWall', 'MessagePage', 'FriendsPage'])

type ShownProps = {
  readonly offer: LimitedOffer
  /** Its time runs all the same. */
  readonly hidden: boolean
  readonly onEnd: () => void
  readonly onClose: () => void
}

const Shown = ({ offer, hidden, onEnd, onClose }: ShownProps) => {
  const { t } = useTranslation('offers')
  const link = useLink()
  const words = useOfferWords(offer)
  return (
    <section className={styles.bar} aria-label={t('offer')} hidden={hidden}>
      <a className={styles.open} {...link(pathOf('CoinPage'))}>
        <CoinIcon />
        <span className={styles.words}>
          <strong className={styles.what}>{t('title', words)}</strong> <OfferPrice words={words} />
        </span>
      </a>
      <span className={styles.left}>
        <span className={styles.word}>{t('ends_in')}</span> <Countdown brief until={offer.until} onEnd={onEnd} />
      </span>
      <IconButton size="sm" label={t('close')} icon={X} onClick={onClose} />
    </section>
  )
}

/** The limited offer with its countdown, from a calm moment on; leads to the shop (COIN-52, COIN-53, COIN-54). */
export const Layer = observer(() => {
  const [location] = useLocation()
  const { closeBanner, load, view } = useFeature('offers')
  const name = matchPath(location)?.name
  const here = name !== undefined && PLACES.has(name)
  // Also when the device's clock says that it is over: it may have slept, or been moved.
  const look = useCallback(() => void load(), [load])
  useEffect(() => {
    if (here) look()
  }, [here, look])
  const offer = here && view.banner ? view.limited : null
  const come = useCalmMoment(offer !== null)
  if (offer === null) return null
  return <Shown offer={offer} hidden={!come} onEnd={look} onClose={closeBanner} />
})
