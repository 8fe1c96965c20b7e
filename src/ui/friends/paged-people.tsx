import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from 'fp-ts/Task'
import type { PagedList } from '../../application/friends/friends.feature'
import { Button } from '../design/button'
import { EmptyState, type EmptyStateProps } from '../design/empty-state'
import { List } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { Endless } from './endless'
import styles from './friends.module.css'

type Props<A> = {
  readonly list: () => PagedList<A>
  readonly load: Task<void>
  readonly loadMore: Task<void>
  readonly label: string
  readonly failed: string
  readonly empty: EmptyStateProps
  /** Stands above the rows. */
  readonly hint: ReactNode
  readonly row: (item: A) => ReactNode
}

/** A list that is read anew when it is opened, page by page. */
export const PagedPeople = observer(<A,>(props: Props<A>) => {
  const { empty, failed, hint, label, load, loadMore, row } = props
  const { t } = useTranslation('friends')
  const { items, listing, more } = props.list()
  useEffect(() => void load(), [load])
  const next = useCallback(() => void loadMore(), [loadMore])
  if (items.length === 0 && (listing === 'idle' || listing === 'loading')) return <SkeletonRows />
  if (items.length === 0 && listing === 'failed')
    return (
      <EmptyState
        art="offline"
        title={failed}
        text={t('failed_text')}
        action={<Button onClick={() => void load()}>{t('again')}</Button>}
      />
    )
  if (items.length === 0 && !more) return <EmptyState {...empty} />
  return (
    <section className={styles.section}>
      <p className={styles.hint}>{hint}</p>
      <List label={label}>{items.map(row)}</List>
      <Endless more={more} listing={listing} failed={failed} onMore={next} />
    </section>
  )
})
