import { useTranslation } from 'react-i18next'
import styles from './page-links.module.css'
import { isBuilt } from './pages'
import { pathOf, type RouteName } from './routes'
import { useLegal } from './use-legal'
import { useLink } from './use-link'

/** What else there is to read, at the foot of pages that anybody may see. */
export const PageLinks = ({ without }: { readonly without?: RouteName }) => {
  const { t } = useTranslation(['pages', 'shell'])
  const legal = useLegal()
  const link = useLink()
  const pages = [
    { page: 'About', text: t('pages:link_about') },
    { page: 'SafetyCenter', text: t('pages:link_safety') },
    { page: 'PrivacyCenter', text: t('pages:link_privacy') },
  ] as const
  return (
    <nav className={styles.links} aria-label={t('pages:links')}>
      {pages
        .filter(({ page }) => page !== without && isBuilt(page))
        .map(({ page, text }) => (
          <a key={page} {...link(pathOf(page))}>
            {text}
          </a>
        ))}
      <a href={legal('terms')}>{t('shell:terms')}</a>
      <a href={legal('privacy')}>{t('shell:privacy')}</a>
      <a href={legal('cookies')}>{t('pages:link_cookies')}</a>
    </nav>
  )
}
