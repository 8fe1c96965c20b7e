import { Coins } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { ButtonLink } from '../design/button-link'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './message.module.css'

/** Leads to the shop; put away, it comes back after 24 h (CHAT-7, CHAT-92). */
export const CoinBanner = observer(() => {
  const { t } = useTranslation('chat')
  const link = useLink()
  const { dismissCoinBanner, view } = useFeature('chat')
  if (!view.coinBanner) return null
  return (
    <div className={styles.aside}>
      <Banner
        icon={Coins}
        action={
          <ButtonLink size="sm" {...link(pathOf('CoinPage'))}>
            {t('coins_get')}
          </ButtonLink>
        }
        onDismiss={dismissCoinBanner}
      >
        {t('coins_banner')}
      </Banner>
    </div>
  )
})
