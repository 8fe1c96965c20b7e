import {
  Gift,
  Heart,
  PartyPopper,
  Pencil,
  Phone,
  RotateCcw,
  Shuffle,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Movement, MovementKind } from '../../domain/coins/movement'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { EmptyState } from '../design/empty-state'
import { Icon } from '../design/icon'
import { List, ListRow } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import type { Texts } from '../i18n/resources'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './coins.module.css'
import { useMoment } from './use-moment'

type Kind = { readonly icon: LucideIcon; readonly text: keyof Texts['coins'] }

const kinds: Readonly<Record<MovementKind, Kind>> = {
  signUp: { icon: PartyPopper, text: 'kind_sign_up' },
  addFriend: { icon: UserPlus, text: 'kind_add_friend' },
  addFriendReturned: { icon: RotateCcw, text: 'kind_add_friend_returned' },
  gift: { icon: Gift, text: 'kind_gift' },
  like: { icon: Heart, text: 'kind_like' },
  match: { icon: Shuffle, text: 'kind_match' },
  call: { icon: Phone, text: 'kind_call' },
  callReturned: { icon: RotateCcw, text: 'kind_call_returned' },
  correction: { icon: Pencil, text: 'kind_correction' },
  other: { icon: Wallet, text: 'kind_unknown' },
}

/** One movement: what for, with whom, when, how much, balance after. @rule PLUS-6 */
const Row = ({ movement }: { readonly movement: Movement }) => {
  const { t } = useTranslation('coins')
  const moment = useMoment()
  const link = useLink()
  const { icon, text } = kinds[movement.kind]
  const { other } = movement
  return (
    <ListRow
      {...(other === null ? {} : link(pathOf('FriendPage', { friendId: other.id })))}
      leading={
        <span className={styles.disc}>
          <Icon of={icon} />
        </span>
      }
      title={
        <>
          {t(text)}
          {other !== null && (
            <>
              {' · '}
              <bdi>{other.name}</bdi>
            </>
          )}
        </>
      }
      subtitle={<time dateTime={new Date(movement.at).toISOString()}>{moment(movement.at)}</time>}
      aside={
        <>
          <span className={styles.amount} data-in={movement.coins > 0 || undefined}>
            <CoinAmount amount={movement.coins} signed />
          </span>
          <span className={styles.after}>
            {t('after')} <CoinAmount amount={movement.balanceAfter} size="sm" />
          </span>
        </>
      }
    />
  )
}

/** Everything that changed the balance, newest first. @rule PLUS-6 */
export const Movements = observer(() => {
  const { t } = useTranslation('coins')
  const { load, more, view } = useFeature('coins')
  const { hasMore, listing, movements } = view
  if (movements.length === 0) {
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
    return <EmptyState art="coins" title={t('empty')} text={t('empty_text')} />
  }
  return (
    <section className={styles.movements}>
      <h2 className={styles.heading}>{t('movements')}</h2>
      <List label={t('movements')}>
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} />
        ))}
      </List>
      {hasMore && (
        <Button wide variant="ghost" loading={listing === 'loading'} onClick={() => void more()}>
          {listing === 'failed' ? t('again') : t('more')}
        </Button>
      )}
    </section>
  )
})
