import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { EmptyState } from '../design/empty-state'
import { SkeletonRows } from '../design/skeleton'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useWatched } from '../shell/use-watched'
import { useLink } from '../shell/use-link'
import { Endless } from './endless'
import { PeopleSection } from './people-section'
import { Requests } from './requests.view'

const Nobody = () => {
  const { t } = useTranslation('friends')
  const link = useLink()
  return (
    <EmptyState
      art="friends"
      title={t('nobody_yet')}
      text={t('nobody_yet_text')}
      action={
        <ButtonLink variant="primary" {...link(pathOf('LivCam'))}>
          {t('find_people')}
        </ButtonLink>
      }
    />
  )
}

/** So many are asked for in one call; whoever stands further down is heard of by the connection. */
const WATCHED = 100

/** Requests, favourites, friends, further ones as one scrolls. @rule FRND-28 FRND-29 */
export const FriendsList = observer(() => {
  const { t } = useTranslation('friends')
  const { load, loadMore, view } = useFeature('friends')
  const { favorites, friends, listing, more, requests } = view
  useEffect(() => {
    if (view.listing === 'idle') void load()
  }, [load, view])
  useWatched(friends.slice(0, WATCHED).map(({ id }) => id))
  const next = useCallback(() => void loadMore(), [loadMore])
  const known = friends.length + requests.length > 0
  if (!known && (listing === 'idle' || listing === 'loading')) return <SkeletonRows />
  if (!known && listing === 'failed')
    return (
      <EmptyState
        art="offline"
        title={t('list_failed')}
        text={t('failed_text')}
        action={<Button onClick={() => void load()}>{t('again')}</Button>}
      />
    )
  return (
    <>
      <Requests />
      <PeopleSection title={t('favorites')} people={favorites} />
      <PeopleSection title={t('friends')} people={friends.filter(({ pinned }) => !pinned)} />
      <Endless more={more} listing={listing} failed={t('more_friends_failed')} onMore={next} />
      {friends.length === 0 && !more && <Nobody />}
    </>
  )
})
