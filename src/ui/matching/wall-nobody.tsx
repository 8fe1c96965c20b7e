import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { wholeWall } from '../../domain/matching/wall'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { Skeleton } from '../design/skeleton'
import { useFeature } from '../shell/use-feature'
import styles from './wall.module.css'

const BONES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

const Bones = () => {
  const { t } = useTranslation(['wall', 'common'])
  return (
    <div className={styles.bones} role="status" aria-label={t('common:loading')}>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="card" />
      ))}
    </div>
  )
}

const Failed = () => {
  const { t } = useTranslation('wall')
  const { load } = useFeature('wall')
  return (
    <EmptyState
      art="offline"
      title={t('failed')}
      text={t('failed_text')}
      action={<Button onClick={() => void load()}>{t('again')}</Button>}
    />
  )
}

const Empty = observer(() => {
  const { t } = useTranslation('wall')
  const { choose, view } = useFeature('wall')
  const { country, group } = view.filter
  const part = country !== wholeWall.country || group !== wholeWall.group
  return (
    <EmptyState
      art="search"
      title={t('empty')}
      text={t(part ? 'empty_part' : 'empty_text')}
      action={part && <Button onClick={() => void choose(wholeWall)()}>{t('show_all')}</Button>}
    />
  )
})

/** What stands where nobody does: the shape of who comes, what went wrong, or that there is nobody. */
export const WallNobody = observer(() => {
  const { listing } = useFeature('wall').view
  if (listing === 'failed') return <Failed />
  return listing === 'loaded' ? <Empty /> : <Bones />
})
