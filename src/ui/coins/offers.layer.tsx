import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { LimitedOffer } from '../../domain/coins/limited-offer'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { Dialog } from '../design/dialog'
import { Countdown } from '../shell/countdown'
import { usePrompt } from '../shell/prompt-queue'
import { matchPath, pathOf, routeOf, type RouteName } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import styles from './offers.module.css'
import { OfferPrice } from './offer-price'
import { useOfferWords } from './use-offer-words'

type PromptProps = { readonly offer: LimitedOffer; readonly onBuy: () => void; readonly onClose: () => void }

/** Reminds somebody who leaves the shop of their offer (COIN-61). */
const DiscountPrompt = ({ offer, onBuy, onClose }: PromptProps) => {
  const { t } = useTranslation('offers')
  const words = useOfferWords(offer)
  return (
    <Dialog
      open
      glow
      layer="prompt"
      title={t('prompt_title', words)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('not_now')}</Button>
          <Button variant="primary" onClick={onBuy}>
            {t('buy')}
          </Button>
        </>
      }
    >
      <div className={styles.prompt}>
        <CoinAmount amount={offer.coins} size="xl" />
        <OfferPrice words={words} />
        <p className={styles.ends}>
          {t('ends_in')} <Countdown brief until={offer.until} />
        </p>
      </div>
    </Dialog>
  )
}

/** The shop is left for another page, not for one of the pages of coins (@rule COIN-62). */
const useShopLeft = (onLeft: () => void): void => {
  const [location] = useLocation()
  const name = matchPath(location)?.name
  const before = useRef<RouteName | undefined>(undefined)
  useEffect(() => {
    if (before.current === 'CoinPage' && name !== undefined && routeOf(name).side !== 'hidden') onLeft()
    before.current = name
  }, [name, onLeft])
}

/** The discount prompt, when the shop was left without buying (COIN-61, COIN-62). */
export const Layer = observer(() => {
  const navigate = useNavigate()
  const { dismissPrompt, leaveShop, view } = useFeature('offers')
  useShopLeft(leaveShop)
  const open = usePrompt('discount', view.prompt)
  if (!open || view.limited === null) return null
  const buy = () => {
    dismissPrompt()
    navigate(pathOf('CoinPage'))
  }
  return <DiscountPrompt offer={view.limited} onBuy={buy} onClose={dismissPrompt} />
})
