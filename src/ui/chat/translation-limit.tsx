import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'

/** The free translations are used up; a top-up unlocks more (@rule CHAT-81, CHAT-82, CHAT-83). */
export const TranslationLimit = () => {
  const { t } = useTranslation('conversation')
  const chat = useFeature('chat')
  const [, navigate] = useLocation()
  return (
    <Banner
      flush
      tone="warning"
      icon={Languages}
      action={
        <Button size="sm" onClick={() => navigate(pathOf('CoinPage'))}>
          {t('top_up')}
        </Button>
      }
      onDismiss={() => chat.setTranslating(false)}
    >
      {t('translation_limit')}
    </Banner>
  )
}
