import * as O from 'fp-ts/Option'
import { Camera, Mic } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Start } from '../../application/calls/calls-view'
import { locations } from '../../domain/calls/locations'
import { minutesLeft } from '../../domain/calls/price-gate'
import type { UserId } from '../../domain/kernel/ids'
import { isSpendingBlock } from '../../domain/kernel/spending-block'
import { Button } from '../design/button'
import { ConfirmDialog } from '../design/confirm-dialog'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { useToast } from '../design/toast'
import { BlockDialog } from '../shell/block-dialog'
import { pathOf, type RouteName } from '../shell/routes'
import { AddFriend } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { CheckButton, FirstCheck } from './device-check'
import { HelpText } from './help-text'
import { isDeviceProblem, startTexts, type StartTrouble } from './start-texts'
import { PriceFigures } from './price-figures'
import styles from './start-dialogs.module.css'

/** Where help for a failed start lies; undefined: there is nothing to do but close. */
const helpOf = (why: StartTrouble): RouteName | undefined =>
  why._tag === 'NotEnoughCoins' || why._tag === 'VipOnly'
    ? 'CoinPage'
    : why._tag === 'AddFriendFirst'
      ? 'FriendPage'
      : undefined

const Failed = observer(({ peer, why }: { readonly peer: UserId; readonly why: StartTrouble }) => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const navigate = useNavigate()
  const texts = startTexts(why)
  const help = helpOf(why)
  const go = (): void => {
    calls.abandon()
    if (help) navigate(pathOf(help, { friendId: peer }))
  }
  return (
    <Dialog
      open
      layer="error"
      title={t(texts.title)}
      onClose={calls.abandon}
      footer={
        help ? (
          <>
            <Button variant={why._tag === 'AddFriendFirst' ? 'secondary' : 'primary'} onClick={go}>
              {t(help === 'CoinPage' ? 'to_coins' : 'to_profile')}
            </Button>
            {why._tag === 'AddFriendFirst' && <AddFriend person={peer} location={locations.wallOrChat} />}
          </>
        ) : (
          <>
            {isDeviceProblem(why) && <CheckButton onOpen={calls.abandon} />}
            <Button onClick={calls.abandon}>{t('ok')}</Button>
          </>
        )
      }
    >
      <HelpText why={why} />
      <p className={styles.safe}>{t('nothing_charged')}</p>
    </Dialog>
  )
})

const Explaining = observer(() => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  return (
    <ConfirmDialog
      open
      title={t('explain_title')}
      text={
        <>
          <p className={styles.device}>
            <Icon of={Camera} /> {t('explain_camera')}
          </p>
          <p className={styles.device}>
            <Icon of={Mic} /> {t('explain_microphone')}
          </p>
          <p className={styles.safe}>{t('explain_next')}</p>
        </>
      }
      confirm={t('continue')}
      onConfirm={() => void calls.proceed()}
      onCancel={calls.abandon}
    />
  )
})

/** In another page a call is not even tried: there is a word about it, nothing else (CALL-29). */
const Framed = () => {
  const { t } = useTranslation('calls')
  const { abandon } = useFeature('calls')
  const toast = useToast()
  useEffect(() => {
    toast({ text: t('framed') })
    abandon()
  }, [abandon, t, toast])
  return null
}

/** What the call costs in coins and money, how long the balance lasts, and what counts (CALL-16, CALL-64, PLUS-3). */
const Warning = observer(({ start }: { readonly start: Extract<Start, { readonly _tag: 'Warning' }> }) => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const { coins, price } = start
  return (
    <ConfirmDialog
      open
      title={t('price_title')}
      text={
        <>
          <p className={styles.price}>
            <PriceFigures price={price} money={calls.billing.view.money} minutes={O.some(minutesLeft(coins, price))} />
          </p>
          <p className={styles.text}>{t('price_text')}</p>
          <p className={styles.safe}>{t('price_rule')}</p>
          <div className={styles.check}>
            <CheckButton />
          </div>
        </>
      }
      confirm={t('call_now')}
      onConfirm={() => void calls.proceed()}
      onCancel={calls.abandon}
    />
  )
})

/** What stands between the press on 'Video call' and ringing (CALL-12..18). */
export const StartDialogs = observer(() => {
  const { abandon, view } = useFeature('calls')
  const { start } = view
  switch (start._tag) {
    case 'Trying':
      return <FirstCheck />
    case 'Explaining':
      return <Explaining />
    case 'Warning':
      return <Warning start={start} />
    case 'Failed':
      if (isSpendingBlock(start.why)) return <BlockDialog layer="error" block={start.why} onClose={abandon} />
      return start.why._tag === 'Framed' ? <Framed /> : <Failed peer={start.peer} why={start.why} />
    case 'Checking':
    case 'None':
      return null
  }
})
