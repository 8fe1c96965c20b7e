import { Ban, LogOut, UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem, MenuSeparator } from '../design/menu'
import { ChoiceItems } from './choice-items'
import { LegalItems } from './legal-items'

type WithTrigger = { readonly trigger: ReactElement; readonly open?: boolean }

/** The side bar's menu: language, appearance, terms. @rule SHELL-60 */
export const SideMenu = ({ trigger, open = false }: WithTrigger) => (
  <Menu trigger={trigger} side="top" align="start" defaultOpen={open}>
    <ChoiceItems />
    <MenuSeparator />
    <LegalItems />
  </Menu>
)

type UserMenuProps = WithTrigger & { readonly onProfile: () => void; readonly onSignOut: () => void }

/** @rule SHELL-61 */
export const UserMenu = ({ trigger, open = false, onProfile, onSignOut }: UserMenuProps) => {
  const { t } = useTranslation('shell')
  return (
    <Menu trigger={trigger} align="start" defaultOpen={open}>
      <MenuItem icon={UserRound} onSelect={onProfile}>
        {t('profile')}
      </MenuItem>
      <MenuItem icon={LogOut} flips onSelect={onSignOut}>
        {t('sign_out')}
      </MenuItem>
    </Menu>
  )
}

type SettingsMenuProps = WithTrigger & {
  /** On a phone the bar's menu also holds language, appearance and the way out. @rule SHELL-71 */
  readonly mobile: boolean
  /** Of somebody who is signed in. */
  readonly onBlacklist: (() => void) | undefined
  readonly onSignOut: (() => void) | undefined
}

/** @rule SHELL-70 */
export const SettingsMenu = ({ trigger, open = false, mobile, onBlacklist, onSignOut }: SettingsMenuProps) => {
  const { t } = useTranslation('shell')
  return (
    <Menu trigger={trigger} side="top" align="end" defaultOpen={open}>
      {mobile && (
        <>
          <ChoiceItems />
          <MenuSeparator />
        </>
      )}
      <LegalItems />
      {onBlacklist !== undefined && (
        <MenuItem icon={Ban} onSelect={onBlacklist}>
          {t('blacklist')}
        </MenuItem>
      )}
      {mobile && onSignOut !== undefined && (
        <>
          <MenuSeparator />
          <MenuItem icon={LogOut} flips onSelect={onSignOut}>
            {t('sign_out')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
