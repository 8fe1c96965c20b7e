import * as E from 'fp-ts/Either'
import { Heart, MessageCircle, UserPlus, Video } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { locations } from '../../domain/calls/locations'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { callsRecording, type HotVideo } from '../../domain/matching/hot-video'
import { isSpendingBlock } from '../../domain/kernel/spending-block'
import { CoinAmount } from '../design/coin-amount'
import { useToast } from '../design/toast'
import { useBlockWords } from '../shell/block-words'
import { useCore } from '../shell/core-context'
import { RoundAction } from '../shell/round-action'
import { AddFriend, BeginChat } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './hot-video.module.css'
import { startCall } from './start-call'

type Of = { readonly host: Acquaintance }

const price = (coins: number, unit = '') => <CoinAmount amount={coins} size="sm" unit={unit} silent />

/** Carries its price; what was liked stays so (MTCH-15). */
const Like = observer(({ host }: Of) => {
  const { t } = useTranslation('hotVideos')
  const { like, view } = useFeature('hotVideos')
  const toast = useToast()
  const words = useBlockWords()
  const liked = view.liked(host.id)
  const press = async () => {
    const answer = await like(host.id)()
    if (E.isRight(answer))
      return answer.right ? toast({ text: t('mutual', { name: host.name }), tone: 'success' }) : undefined
    if (answer.left._tag === 'SessionOver') return
    const { left } = answer
    if (isSpendingBlock(left)) return toast({ text: words(left).title, tone: 'error' })
    toast({ text: t(left._tag === 'NotEnoughCoins' ? 'like_poor' : 'like_failed'), tone: 'error' })
  }
  return (
    <RoundAction
      icon={Heart}
      label={liked ? t('liked', { name: host.name }) : t('like_for', { count: view.likePrice })}
      caption={liked ? undefined : price(view.likePrice)}
      pressed={liked}
      disabled={liked}
      loading={view.liking(host.id)}
      onClick={() => void press()}
    />
  )
})

const useCallWords = ({ demo, price: perMinute, status }: Acquaintance) => {
  const { t } = useTranslation('hotVideos')
  const recorded = callsRecording({ demo, status })
  return {
    label: recorded ? t('call_recorded') : t('call_for', { count: perMinute }),
    caption: recorded ? t('free') : price(perMinute, t('per_minute')),
  }
}

const Call = ({ host }: Of) => {
  const { t } = useTranslation('hotVideos')
  const core = useCore()
  const toast = useToast()
  const [loading, setLoading] = useState(false)
  const words = useCallWords(host)
  const press = async () => {
    setLoading(true)
    const problem = await startCall(core, host)
    setLoading(false)
    if (problem !== null) toast({ text: t(problem, { name: host.name }), tone: 'error' })
  }
  return <RoundAction icon={Video} {...words} loading={loading} onClick={() => void press()} />
}

/** Keeps the place of one that is loaded first: the column grows from its end, and the others would move up. */
const Coming = ({ caption }: { readonly caption?: ReactNode }) => (
  <span className={styles.coming} aria-hidden inert>
    <RoundAction icon={MessageCircle} label="" caption={caption} onClick={() => undefined} />
  </span>
)

/** Like, add, call and chat, each with its price (MTCH-8, FRND-18). */
export const VideoActions = observer(({ video: { host, id } }: { readonly video: HotVideo }) => {
  const from = { person: host.id, location: locations.wallOrChat, videoId: id }
  return (
    <>
      <Like host={host} />
      {host.relation === 'stranger' && <AddFriend {...from} round fallback={<Coming caption={price(0)} />} />}
      <Call host={host} />
      <BeginChat {...from} fallback={<Coming />} />
    </>
  )
})

/** The same for visitors: each leads to the login popup, and back to this video (MTCH-7, ACCT-17). */
export const GuestActions = ({ host }: Of) => {
  const { t } = useTranslation('hotVideos')
  const { account } = useCore()
  const signIn = () => account.openSignIn({ _tag: 'Button' })
  const call = useCallWords(host)
  return (
    <>
      <RoundAction icon={Heart} label={t('like')} onClick={signIn} />
      <RoundAction icon={UserPlus} label={t('add')} onClick={signIn} />
      <RoundAction icon={Video} {...call} onClick={signIn} />
      <RoundAction icon={MessageCircle} label={t('chat')} onClick={signIn} />
    </>
  )
}
