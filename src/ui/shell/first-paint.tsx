import { Menu as MenuIcon } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { startI18n } from '../i18n/i18n'
import { BarButton, BottomBarView, SettingsButton, type Tab } from './bottom-bar.view'
import { FirstScreen } from './first-screen'
import { Frame } from './frame'
import styles from './frame.module.css'
import { pathOf } from './routes'
import { SideBarView, SideEntry } from './side-bar.view'

/** The server puts the base path in place of the dot. */
const tabs: readonly Tab[] = [
  { key: 'discover', href: './', active: true },
  { key: 'wall', href: `.${pathOf('GoddessWall')}`, active: false },
  { key: 'card', href: `.${pathOf('CardPage')}`, active: false },
  { key: 'messages', href: `.${pathOf('MessagePage')}`, active: false },
  { key: 'friends', href: `.${pathOf('FriendsPage')}`, active: false, only: 'desktop' },
]

const FirstPaint = () => {
  const { t } = useTranslation('shell')
  return (
    <Frame
      side={<SideBarView home="./" foot={<SideEntry icon={MenuIcon} label={t('menu')} disabled />} />}
      bar={
        <BottomBarView
          tabs={tabs}
          me={<BarButton label={t('profile')} data-only="phone" disabled />}
          settings={<SettingsButton disabled />}
        />
      }
      // Before the bar: a page that comes in pieces does not move it. The place stands at the end all the same.
      banner={<div className={styles.offerPlace} />}
    >
      <FirstScreen />
    </Frame>
  )
}

/** What a visitor sees before the program is there, in English. Runs at build time. */
export const firstPaint = async (): Promise<string> =>
  renderToStaticMarkup(
    <I18nextProvider i18n={await startI18n('en')}>
      <FirstPaint />
    </I18nextProvider>,
  )
