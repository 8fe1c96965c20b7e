import { CircleCheck, Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { Icon } from '../design/icon'
import type { Texts } from '../i18n/resources'
import { useCore } from './core-context'
import styles from './download.module.css'
import { useMediaQuery } from './media-query'
import { useBack } from './use-back'
import { useFeature } from './use-feature'
import { ViewHeader } from './view-header'

type Words = keyof Texts['download']
type System = 'android' | 'ios' | 'computer'

const ways: Readonly<Record<System, { readonly title: Words; readonly steps: readonly Words[] }>> = {
  android: { title: 'on_android', steps: ['on_android_1', 'on_android_2', 'on_android_3'] },
  ios: { title: 'on_ios', steps: ['on_ios_1', 'on_ios_2', 'on_ios_3'] },
  computer: { title: 'computer', steps: ['computer_1', 'computer_2'] },
}

const all: readonly System[] = ['android', 'ios', 'computer']

const isSystem = (named: string | null): named is System => all.some((system) => system === named)

/** What the address names, as the codes do, else what this device is. */
const systemOf = (search: string): System => {
  const named = new URLSearchParams(search).get('on')
  if (isSystem(named)) return named
  if (/android/i.test(navigator.userAgent)) return 'android'
  return /iphone|ipad/i.test(navigator.userAgent) ? 'ios' : 'computer'
}

const Way = ({ system, children }: { readonly system: System; readonly children?: ReactNode }) => {
  const { t } = useTranslation('download')
  const { apps } = useCore().config
  const { title, steps } = ways[system]
  const store = system === 'computer' ? '' : apps[system]
  return (
    <section className={styles.way}>
      <h2 className={styles.heading}>{t(title)}</h2>
      {store === '' ? (
        <ol className={styles.steps} role="list">
          {steps.map((step) => (
            <li className={styles.step} key={step}>
              {t(step)}
            </li>
          ))}
        </ol>
      ) : (
        <div>
          <ButtonLink href={store} variant="primary" target="_blank" rel="noopener noreferrer">
            {t('to_store')}
          </ButtonLink>
        </div>
      )}
      {children}
    </section>
  )
}

/** The browser's own question, where it has one for a member. */
const Question = observer(() => {
  const { t } = useTranslation('download')
  const { install, view } = useFeature('install')
  if (view.way !== 'question') return null
  return (
    <div>
      <Button variant="primary" icon={<Icon of={Download} size="sm" />} onClick={() => void install()}>
        {t('install')}
      </Button>
    </div>
  )
})

/** How the product becomes an app on each system, that of this device first; open to anybody. @rule SHELL-29 SHELL-62 */
export const Page = observer(() => {
  const { t } = useTranslation('download')
  const member = useCore().account.view.session._tag === 'SignedIn'
  const installed = useMediaQuery('(display-mode: standalone)')
  const here = systemOf(useSearch())
  return (
    <>
      <ViewHeader title={t('title')} onBack={useBack()} />
      <Column>
        <div className={styles.page}>
          <p className={styles.lead}>{t('lead')}</p>
          {installed && (
            <p className={styles.done}>
              <Icon of={CircleCheck} />
              {t('installed')}
            </p>
          )}
          <Way system={here}>{member && !installed && <Question />}</Way>
          {all
            .filter((system) => system !== here)
            .map((system) => (
              <Way key={system} system={system} />
            ))}
        </div>
      </Column>
    </>
  )
})
