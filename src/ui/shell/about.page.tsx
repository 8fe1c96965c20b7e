import {
  Coins,
  HeartHandshake,
  MessageCircleQuestion,
  ShieldCheck,
  UsersRound,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { IconDisc } from '../design/icon-disc'
import styles from './about.module.css'
import { useCore } from './core-context'
import { PageLinks } from './page-links'
import { pathOf } from './routes'
import { useBack } from './use-back'
import { useLink } from './use-link'
import { useSupport } from './use-support'
import { ViewHeader } from './view-header'

type PartProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

const Part = ({ icon, title, text, children }: PartProps) => (
  <section className={styles.part}>
    <IconDisc of={icon} />
    <div className={styles.words}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  </section>
)

const Contact = () => {
  const { t } = useTranslation(['pages', 'shell'])
  const { href, path } = useSupport()
  const link = useLink()
  const way = path === undefined ? { href, target: '_blank', rel: 'noopener noreferrer' } : link(path)
  return (
    <Part icon={MessageCircleQuestion} title={t('pages:about_contact_title')} text={t('pages:about_contact_text')}>
      <div>
        <ButtonLink {...way}>{t('shell:support')}</ButtonLink>
      </div>
    </Part>
  )
}

/** What the product is, for whom, and what it lives on; open to anybody. @rule SHELL-35 */
export const Page = observer(() => {
  const { t } = useTranslation('pages')
  const { config } = useCore()
  const link = useLink()
  return (
    <>
      <ViewHeader title={t('about_title')} onBack={useBack()} />
      <div className={styles.page}>
        <p className={styles.lead}>{t('about_lead')}</p>
        <Part icon={Video} title={t('about_what_title')} text={t('about_what_text')} />
        <Part icon={UsersRound} title={t('about_ages_title')} text={t('about_ages_text')} />
        <Part icon={Coins} title={t('about_coins_title')} text={t('about_coins_text')} />
        <Part icon={HeartHandshake} title={t('about_hosts_title')} text={t('about_hosts_text')} />
        <Part icon={ShieldCheck} title={t('about_safety_title')} text={t('about_safety_text')}>
          <a className={styles.more} {...link(pathOf('PrivacyCenter'))}>
            {t('link_privacy')}
          </a>
        </Part>
        <Contact />
        <footer className={styles.foot}>
          <PageLinks without="About" />
          {!config.sandbox && <p className={styles.version}>{t('about_version', { build: config.build })}</p>}
        </footer>
      </div>
    </>
  )
})
