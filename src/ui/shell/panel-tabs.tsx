import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from './panel-tabs.module.css'
import { pathOf } from './routes'

type Place = 'messages' | 'friends'

const paths: Readonly<Record<Place, string>> = { messages: pathOf('MessagePage'), friends: pathOf('FriendsPage') }

/** The two halves of the messages panel, each with an address of its own. @rule CHAT-1 */
export const PanelTabs = ({ at }: { readonly at: Place }) => {
  const { t } = useTranslation('shell')
  return (
    <nav className={styles.tabs} aria-label={t('panel_tabs')}>
      {(['messages', 'friends'] as const).map((place) => (
        <Link
          key={place}
          className={styles.tab}
          href={paths[place]}
          aria-current={place === at ? 'page' : undefined}
          replace
        >
          {t(place)}
        </Link>
      ))}
    </nav>
  )
}
