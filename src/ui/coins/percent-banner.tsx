import { BadgePercent } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LimitedOffer } from '../../domain/coins/limited-offer'
import { Banner } from '../design/banner'
import { Countdown } from '../shell/countdown'
import { useFeature } from '../shell/use-feature'
import { useOfferWords } from './use-offer-words'

const Shown = ({ offer }: { readonly offer: LimitedOffer }) => {
  const { t } = useTranslation('offers')
  return (
    <Banner icon={BadgePercent}>
      <strong>{t('title', useOfferWords(offer))}</strong> {t('ends_in')} <Countdown brief until={offer.until} />
    </Banner>
  )
}

/** The discount of the current offer, on the shop page (COIN-65). */
export const PercentBanner = observer(() => {
  const { limited, percent } = useFeature('offers').view
  return percent !== null && limited !== null && <Shown offer={limited} />
})
