import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { ButtonLink } from '../design/button-link'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'

/** How many coins are owed and why, and what to do (20012). */
export const DebtNote = observer(() => {
  const { t, i18n } = useTranslation('movements')
  const { debt } = useFeature('coins').view
  const link = useLink()
  if (debt === 0) return null
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(debt)
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink size="sm" {...link(pathOf('CoinPage'))}>
          {t('to_shop')}
        </ButtonLink>
      }
    >
      {t('owed', { count: debt, formatted })}
    </Banner>
  )
})
