import { CircleHelp, FileText, HeartHandshake, Info, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem, MenuLink } from '../design/menu'
import { pathOf } from './routes'
import { useLegal } from './use-legal'
import { useNavigate } from './use-navigate'
import { useSupport } from './use-support'

/** Customer service as an entry of a menu. @rule SHELL-86 SHELL-87 */
const SupportItem = () => {
  const { t } = useTranslation('shell')
  const { path, href } = useSupport()
  const navigate = useNavigate()
  return path === undefined ? (
    <MenuLink icon={CircleHelp} href={href} outside>
      {t('support')}
    </MenuLink>
  ) : (
    <MenuItem icon={CircleHelp} onSelect={() => navigate(path)}>
      {t('support')}
    </MenuItem>
  )
}

/** Terms, privacy and guidelines as entries of a menu, with help and what the product is. @rule SHELL-60 SHELL-70 */
export const LegalItems = () => {
  const { t } = useTranslation('shell')
  const legal = useLegal()
  const navigate = useNavigate()
  return (
    <>
      <SupportItem />
      <MenuItem icon={Info} onSelect={() => navigate(pathOf('About'))}>
        {t('about')}
      </MenuItem>
      <MenuLink icon={FileText} href={legal('terms')}>
        {t('terms')}
      </MenuLink>
      <MenuLink icon={ShieldCheck} href={legal('privacy')}>
        {t('privacy')}
      </MenuLink>
      <MenuLink icon={HeartHandshake} href={legal('guidelines')} outside>
        {t('guidelines')}
      </MenuLink>
    </>
  )
}
