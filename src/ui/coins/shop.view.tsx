import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { Skeleton } from '../design/skeleton'
import { useCore } from '../shell/core-context'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { PackCards } from './pack-cards'
import { PayDesk, PaySheet } from './pay-desk'
import styles from './shop.module.css'

type Props = { readonly onAgain: () => void }

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const Waiting = () => {
  const { t } = useTranslation('common')
  return (
    <div className={styles.cards} role="status" aria-label={t('loading')}>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </div>
  )
}

/** Nothing may be sold where the person is (COIN-16). */
const Blocked = observer(() => {
  const { t, i18n } = useTranslation('shop')
  const { session } = useCore().account.view
  const code = session._tag === 'SignedIn' ? session.me.countryCode : ''
  const names = new Intl.DisplayNames([i18n.resolvedLanguage ?? 'en'], { type: 'region' })
  const country = /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
  return <EmptyState art="coins" title={t('blocked', { country })} text={t('blocked_text')} />
})

/** What is sold, and how it is paid: beside the packs, or in a sheet on a phone. */
export const Shop = observer(({ onAgain }: Props) => {
  const { t } = useTranslation('shop')
  const { mobile } = useShell()
  const { blocked, listing, pack } = useFeature('shop').view
  if (blocked) return <Blocked />
  if (pack === null) {
    const again = <Button onClick={onAgain}>{t('again')}</Button>
    if (listing === 'failed')
      return <EmptyState art="offline" title={t('failed')} text={t('failed_text')} action={again} />
    return listing === 'loaded' ? (
      <EmptyState art="coins" title={t('empty')} text={t('empty_text')} action={again} />
    ) : (
      <Waiting />
    )
  }
  return (
    <div className={styles.shop} data-beside={!mobile || undefined}>
      <PackCards />
      {mobile ? <PaySheet /> : <PayDesk />}
    </div>
  )
})
