import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuChoices, SubMenu } from '../design/menu'
import { offeredLanguages } from '../i18n/offered-languages'
import { usePreferences } from './preferences'

/** Language and appearance as entries of a menu. */
export const ChoiceItems = () => {
  const { t } = useTranslation('shell')
  const { language, theme, setLanguage, setTheme } = usePreferences()
  const choices = offeredLanguages()
  const spoken = choices.find(({ value }) => value === language)?.label
  return (
    <>
      <SubMenu icon={Languages} label={t('language')} value={spoken}>
        <MenuChoices label={t('language')} value={language} onChange={setLanguage} choices={choices} />
      </SubMenu>
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
