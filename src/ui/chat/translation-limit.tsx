import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'

/** The free translations are used up; a top-up unlocks more (@rule CHAT-81, CHAT-82, CHAT-83). */
export const TranslationLimit = () => {
  const { t } = useTranslation('conversation')
  const chat = useFeature('chat')
  const navigate = useNavigate()
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
