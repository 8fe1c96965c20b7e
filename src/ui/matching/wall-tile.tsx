import { Video } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locations } from '../../domain/calls/locations'
import { wallOffer, type WallPerson } from '../../domain/matching/wall'
import { CoinAmount } from '../design/coin-amount'
import { Icon } from '../design/icon'
import { useToast } from '../design/toast'
import { useGuard } from '../design/use-guard'
import { VisuallyHidden } from '../design/visually-hidden'
import { useCore } from '../shell/core-context'
import { Portrait } from '../shell/portrait'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { useWallGate } from './use-wall-gate'
import styles from './wall.module.css'

type CallProps = { readonly person: WallPerson; readonly price: number }

/** The calls are loaded with the first press; what stands between it and ringing is theirs. @rule MTCH-9 CALL-84 */
const Call = observer(({ person, price }: CallProps) => {
  const { t } = useTranslation('wall')
  const core = useCore()
  const pass = useWallGate()
  const toast = useToast()
  const [loading, setLoading] = useState(false)
  const press = useGuard(() => {
    if (!pass({ _tag: 'Action', name: 'call' })) return
    setLoading(true)
    core
      .feature('calls')
      .then(({ place }) => place(person.id, locations.wallOrChat)())
      .catch(() => toast({ text: t('call_failed'), tone: 'error' }))
      .finally(() => setLoading(false))
  }, true)
  return (
    <button type="button" className={styles.call} aria-busy={loading || undefined} onClick={press}>
      <Icon of={Video} size="sm" />
      <VisuallyHidden>
        {price > 0 ? t('call', { name: person.name, count: price }) : t('call_free', { name: person.name })}
      </VisuallyHidden>
      {price > 0 && <CoinAmount amount={price} unit={t('per_minute')} size="sm" silent />}
    </button>
  )
})

/** What a host sees in place of a price. @rule SAFE-22 */
const Points = ({ points }: { readonly points: number }) => {
  const { t } = useTranslation('wall')
  return <span className={styles.points}>{t('points', { count: points })}</span>
}

type TileProps = {
  readonly person: WallPerson
  readonly at: number
  /** How many there are; null while more may come. */
  readonly total: number | null
  readonly eager: boolean
}

/** A face that leads to its page, with what it costs to call. @rule MTCH-9 SAFE-22 */
export const WallTile = observer(({ at, eager, person, total }: TileProps) => {
  const { me } = useCore().account.view
  const friends = useFeature('friends').view
  const pass = useWallGate()
  const link = useLink()
  const { href, onClick } = link(pathOf('FriendPage', { friendId: person.id }))
  const offer = wallOffer(me._tag === 'Some' && me.value.goddess, person)
  return (
    <div className={styles.tile} role="listitem" aria-posinset={at + 1} aria-setsize={total ?? -1}>
      <a
        className={styles.face}
        href={href}
        data-tile={at}
        onClick={(event) => (pass() ? onClick(event) : event.preventDefault())}
      >
        <Portrait person={person} status={friends.presence(person.id)} eager={eager} />
      </a>
      <span className={styles.offer}>
        {offer._tag === 'Call' ? <Call person={person} price={offer.price} /> : <Points points={offer.points} />}
      </span>
    </div>
  )
})
