import { Ban, Keyboard, LogOut, QrCode, Smartphone, UserRound } from 'lucide-react'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem, MenuSeparator } from '../design/menu'
import { ChoiceItems } from './choice-items'
import { keyboardHelp } from './keyboard-help.store'
import { ErrorBoundary } from './error-boundary'
import { LegalItems } from './legal-items'
import { loadChunk } from './load-chunk'
import { pathOf } from './routes'
import { useShell } from './shell-context'
import { useNavigate } from './use-navigate'

type WithTrigger = { readonly trigger: ReactElement; readonly open?: boolean }

/** Opens the list of keys. @rule PLUS-22 */
const KeysItem = () => {
  const { t } = useTranslation('shell')
  return (
    <MenuItem icon={Keyboard} onSelect={() => keyboardHelp.set(true)}>
      {t('keys')}
    </MenuItem>
  )
}

/** Leads to the page about the app: a phone reads no code from its own screen. @rule SHELL-62 */
const AppItem = () => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <MenuItem icon={Smartphone} onSelect={() => navigate(pathOf('downLoad'))}>
      {t('get_app')}
    </MenuItem>
  )
}

const DownloadPopup = lazy(() =>
  loadChunk(() => import('./download-popup')).then((module) => ({ default: module.DownloadPopup })),
)

type SideMenuProps = WithTrigger & { readonly side?: 'top' | 'bottom' }

/** The side bar's menu: language, appearance, the app, help, terms. @rule SHELL-60 SHELL-62 */
export const SideMenu = ({ trigger, side = 'top', open = false }: SideMenuProps) => {
  const { t } = useTranslation('shell')
  const { mobile } = useShell()
  const [codes, setCodes] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Menu trigger={trigger} side={side} align="start" defaultOpen={open}>
        <ChoiceItems />
        <MenuSeparator />
        {mobile ? (
          <AppItem />
        ) : (
          <MenuItem icon={QrCode} onSelect={() => setCodes('open')}>
            {t('get_app')}
          </MenuItem>
        )}
        <KeysItem />
        <LegalItems />
      </Menu>
      {codes !== 'never' && (
        <ErrorBoundary scope="silent">
          <Suspense>
            <DownloadPopup open={codes === 'open'} onClose={() => setCodes('closed')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

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
          <AppItem />
        </>
      )}
      {!mobile && <KeysItem />}
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
