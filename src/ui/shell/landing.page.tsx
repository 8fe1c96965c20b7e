import { Menu as MenuIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { BrandMark } from './brand-mark'
import { useCore } from './core-context'
import { LandingHero } from './landing-hero'
import { LandingParts } from './landing-parts'
import styles from './landing.module.css'
import { LazySideMenu } from './lazy-menus'
import { OnDemand } from './on-demand'
import { PageLinks } from './page-links'
import { pathOf } from './routes'
import { useNavigate } from './use-navigate'

/** Whoever signs in here goes home; a member who comes by stays and may read. */
const useWayIn = (): (() => void) => {
  const { account } = useCore()
  const navigate = useNavigate()
  const { session } = account.view
  const visited = useRef(false)
  const member = session._tag === 'SignedIn'
  useEffect(() => {
    if (session._tag === 'Visitor') visited.current = true
    else if (member && visited.current) navigate(pathOf('LivCam'), { replace: true })
  }, [member, navigate, session])
  return member ? () => navigate(pathOf('LivCam')) : () => account.openSignIn({ _tag: 'Button' })
}

const Head = ({ member, onStart }: { readonly member: boolean; readonly onStart: () => void }) => {
  const { t } = useTranslation(['shell', 'common'])
  const menu = <IconButton label={t('shell:menu')} icon={MenuIcon} />
  return (
    <header className={styles.head}>
      <span className={styles.brand}>
        <BrandMark />
        {t('common:brand')}
      </span>
      <Button size="sm" onClick={onStart}>
        {t(member ? 'shell:to_home' : 'shell:sign_in')}
      </Button>
      <OnDemand trigger={menu}>
        <LazySideMenu trigger={menu} side="bottom" open />
      </OnDemand>
    </header>
  )
}

/** The product in short for whoever was sent here: what it is, how it works, what it costs, how safe it is. @rule SHELL-30 SHELL-31 */
export const Page = observer(() => {
  const { t } = useTranslation(['pages', 'shell'])
  const member = useCore().account.view.session._tag === 'SignedIn'
  const start = useWayIn()
  const label = t(member ? 'shell:to_home' : 'pages:landing_start')
  return (
    <div className={styles.page}>
      <Head member={member} onStart={start} />
      <LandingHero label={label} onStart={start} />
      <LandingParts />
      <section className={styles.end}>
        <h2 className={styles.title}>{t('pages:landing_end_title')}</h2>
        {!member && <p className={styles.text}>{t('pages:landing_end_text')}</p>}
        <div className={styles.start}>
          <Button variant="primary" size="lg" wide onClick={start}>
            {label}
          </Button>
        </div>
        <p className={styles.age}>{t('pages:landing_age')}</p>
      </section>
      <footer className={styles.foot}>
        <PageLinks />
      </footer>
    </div>
  )
})
