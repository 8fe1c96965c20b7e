import { FileText, HeartHandshake, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuLink } from '../design/menu'
import { GUIDELINES, PRIVACY, TERMS } from './places'

/** Terms, privacy and guidelines as entries of a menu. @rule SHELL-60 SHELL-70 */
export const LegalItems = () => {
  const { t } = useTranslation('shell')
  return (
    <>
      <MenuLink icon={FileText} href={TERMS}>
        {t('terms')}
      </MenuLink>
      <MenuLink icon={ShieldCheck} href={PRIVACY}>
        {t('privacy')}
      </MenuLink>
      <MenuLink icon={HeartHandshake} href={GUIDELINES} outside>
        {t('guidelines')}
      </MenuLink>
    </>
  )
}
