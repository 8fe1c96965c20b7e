import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { useFeature } from '../shell/use-feature'
import { MovementFilter } from './movement-filter'
import { MovementRow } from './movement-row'
import styles from './movements.module.css'

/** Nothing to list: it could not be read, is still read, or there is nothing. */
const Nothing = observer(() => {
  const { t } = useTranslation('movements')
  const { load, view } = useFeature('coins')
  const { listing, range } = view
  if (listing === 'failed')
    return (
      <EmptyState
        art="offline"
        title={t('failed')}
        text={t('failed_text')}
        action={<Button onClick={() => void load()}>{t('again')}</Button>}
      />
    )
  if (listing !== 'loaded') return <SkeletonRows />
  const bounded = range.from !== null || range.to !== null
  return <EmptyState art="coins" title={t(bounded ? 'empty_range' : 'empty')} text={t('empty_text')} />
})

/** Everything that changed the balance, newest first. @rule PLUS-6 */
export const Movements = observer(() => {
  const { t } = useTranslation('movements')
  const { more, view } = useFeature('coins')
  const { hasMore, listing, movements } = view
  return (
    <section className={styles.movements} aria-label={t('movements')}>
      <MovementFilter />
      {movements.length === 0 ? (
        <Nothing />
      ) : (
        <List label={t('movements')}>
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </List>
      )}
      {hasMore && movements.length > 0 && (
        <Button wide variant="ghost" loading={listing === 'loading'} onClick={() => void more()}>
          {listing === 'failed' ? t('again') : t('more')}
        </Button>
      )}
    </section>
  )
})
