import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { systemSenderOf } from '../../domain/chat/system-sender'
import { needsPerson, tipType, type Tip } from '../../domain/chat/tip'
import { Avatar } from '../design/avatar'
import { isQuiet } from '../shell/quiet-pages'
import { pathOf } from '../shell/routes'
import { RowName } from '../shell/row-name'
import { SystemSign } from '../shell/system-sign'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import styles from './message-tip.module.css'
import { useDemo } from './use-demo'
import { useNoticeText } from './use-preview'
import { useTipDrag } from './use-tip-drag'

/** Who it is from: people are read when they are not known, the product's own senders never (CHAT-86). */
const useSender = (tip: Tip) => {
  const { t } = useTranslation('chat')
  const { open, view } = useFeature('friends')
  const person = O.toNullable(view.person(tip.hostId))
  const missing = person === null && needsPerson(tip)
  useEffect(() => {
    if (missing) void open(tip.hostId)()
  }, [missing, open, tip.hostId])
  const sender = systemSenderOf(tip.hostId)
  const name = sender === null ? (person?.name ?? tip.name) : t(`sender_${sender}`)
  const face =
    sender === null ? <Avatar name={name} src={person?.headImg ?? tip.headImg} /> : <SystemSign sender={sender} />
  return { name, face, demo: useDemo(tip.hostId) }
}

const useText = (tip: Tip, name: string): string => {
  const { t } = useTranslation('chat')
  const notice = useNoticeText()
  if (tip.type === tipType.online) return t('tip_online', { name })
  if (tip.kind === 'txt') return tip.msg
  return tip.kind === 'system' ? notice(tip.msg) : t(`preview_${tip.kind}`)
}

const Shown = observer(({ tip }: { readonly tip: Tip }) => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const chat = useFeature('chat')
  const { demo, face, name } = useSender(tip)
  const text = useText(tip, name)
  const hint = useId()
  const { drag, offset, wasDragged } = useTipDrag(chat)
  const open = (): void => {
    if (wasDragged()) return
    chat.dismissTip()
    navigate(pathOf('IMMessageSession', { friendId: tip.hostId }))
  }
  return (
    <>
      <button
        type="button"
        className={styles.tip}
        style={{ transform: `translateY(${offset}px)` }}
        aria-describedby={hint}
        onClick={open}
        onKeyDown={({ key }) => key === 'Escape' && chat.dismissTip()}
        {...drag}
      >
        {face}
        <span className={styles.words}>
          <span className={styles.name}>
            <RowName person={{ demo, name }} />
          </span>{' '}
          <bdi className={styles.text}>{text}</bdi>
        </span>
      </button>
      <span id={hint} hidden>
        {t('tip_open', { name })}
      </span>
    </>
  )
})

/** What came in beside the screen: 5 s long, up to hide, a tap opens it (CHAT-87, CHAT-88, CHAT-90, SHELL-76). */
export const MessageTip = observer(() => {
  const [location] = useLocation()
  const chat = useFeature('chat')
  const { tip } = chat.view
  const quiet = isQuiet(location)
  useEffect(() => {
    if (quiet && tip !== null) chat.dismissTip()
  }, [chat, quiet, tip])
  return (
    <div className={styles.place} role="status">
      {tip !== null && !quiet && <Shown key={`${tip.hostId}|${tip.time}`} tip={tip} />}
    </div>
  )
})
