import { useTranslation } from 'react-i18next'
import { MenuChoices } from '../design/menu'
import { offeredLanguages } from '../i18n/offered-languages'
import { usePreferences } from './preferences'

/** Language and appearance as entries of a menu. */
export const ChoiceItems = () => {
  const { t } = useTranslation('shell')
  const { language, theme, setLanguage, setTheme } = usePreferences()
  return (
    <>
      <MenuChoices label={t('language')} value={language} onChange={setLanguage} choices={offeredLanguages()} />
      <MenuChoices
        label={t('appearance')}
        value={theme}
        onChange={setTheme}
        choices={[
          { value: 'system', label: t('theme_system') },
          { value: 'dark', label: t('theme_dark') },
          { value: 'light', label: t('theme_light') },
        ]}
      />
    </>
  )
}
