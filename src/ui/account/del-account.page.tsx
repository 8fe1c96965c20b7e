import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Column } from '../design/column'
import { Spinner } from '../design/spinner'
import { useCore } from '../shell/core-context'
import { useBack } from '../shell/use-back'
import { ViewHeader } from '../shell/view-header'
import styles from './del-account.module.css'
import { DeleteForm } from './delete-form'

const Explained = () => {
  const { t } = useTranslation('security')
  return (
    <>
      <section className={styles.part}>
        <h2>{t('gone_title')}</h2>
        <ul className={styles.list}>
          <li>{t('gone_profile')}</li>
          <li>{t('gone_people')}</li>
          <li>{t('gone_coins')}</li>
          <li>{t('gone_sign_in')}</li>
        </ul>
      </section>
      <section className={styles.part}>
        <h2>{t('grace_title')}</h2>
        <p>{t('grace_text')}</p>
      </section>
    </>
  )
}

const HowTo = () => {
  const { t } = useTranslation('security')
  const { account } = useCore()
  return (
    <section className={styles.part}>
      <h2>{t('how_title')}</h2>
      <ol className={styles.list}>
        <li>{t('how_sign_in')}</li>
        <li>{t('how_read')}</li>
        <li>{t('how_confirm')}</li>
      </ol>
      <Button variant="primary" wide onClick={() => account.openSignIn({ _tag: 'Button' })}>
        {t('how_go')}
      </Button>
    </section>
  )
}

const Deed = observer(() => {
  const { session } = useCore().account.view
  switch (session._tag) {
    case 'Resuming':
      return <Spinner />
    case 'Visitor':
      return <HowTo />
    case 'SignedIn':
      return (
        <Suspense fallback={<Spinner />}>
          <DeleteForm me={session.me} />
        </Suspense>
      )
  }
})

/** Explains to anybody how an account is deleted, and deletes it for who is signed in. @rule SHELL-28 ACCT-117 ACCT-118 */
export const Page = () => {
  const { t } = useTranslation('security')
  const back = useBack()
  return (
    <>
      <ViewHeader title={t('delete_title')} onBack={back} />
      <Column>
        <p className={styles.lead}>{t('delete_lead')}</p>
        <Explained />
        <Deed />
      </Column>
    </>
  )
}
