import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
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

type Props = { readonly onAgain: () => void; readonly children: ReactNode }

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

/** What is sold; else why nothing is, or that it comes. */
const Packs = observer(({ onAgain }: Omit<Props, 'children'>) => {
  const { t } = useTranslation('shop')
  const { blocked, listing, pack } = useFeature('shop').view
  const again = <Button onClick={onAgain}>{t('again')}</Button>
  if (blocked) return <Blocked />
  if (pack !== null) return <PackCards />
  if (listing === 'failed')
    return <EmptyState art="offline" title={t('failed')} text={t('failed_text')} action={again} />
  if (listing === 'loaded') return <EmptyState art="coins" title={t('empty')} text={t('empty_text')} action={again} />
  return <Waiting />
})

/** What is sold below `children`, and how it is paid: beside them, or in a sheet on a phone. */
export const Shop = observer(({ children, onAgain }: Props) => {
  const { mobile } = useShell()
  const { blocked, listing, pack } = useFeature('shop').view
  const comes = !blocked && listing !== 'failed' && listing !== 'loaded'
  return (
    <div className={styles.shop} data-beside={(!mobile && (pack !== null || comes)) || undefined}>
      <div className={styles.main}>
        {children}
        <Packs onAgain={onAgain} />
      </div>
      {pack !== null && (mobile ? <PaySheet /> : <PayDesk />)}
      {pack === null && comes && !mobile && <Skeleton shape="card" />}
    </div>
  )
})
