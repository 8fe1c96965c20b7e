import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInReward } from '../../domain/tasks/sign-in-reward'
import { Button } from '../design/button'
import { CoinIcon } from '../design/coin-icon'
import { Dialog } from '../design/dialog'
import { usePrompt } from '../shell/prompt-queue'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { useNumber } from './task-words'
import styles from './tasks.module.css'

const Gains = ({ liveCam, signIn }: SignInReward) => {
  const { t } = useTranslation('tasks')
  const number = useNumber()
  const lines = [
    { key: 'greet_sign_in' as const, count: signIn },
    { key: 'greet_live_cam' as const, count: liveCam },
  ]
  return (
    <ul className={styles.greeting} role="list">
      {lines
        .filter(({ count }) => count > 0)
        .map(({ count, key }) => (
          <li key={key} className={styles.gain}>
            <CoinIcon />
            <span>{t(key, { count, formatted: number(count) })}</span>
          </li>
        ))}
    </ul>
  )
}

/** Tells whoever has signed in what today brings; its button leads to people. @rule TASK-22 SHELL-77 */
export const Layer = observer(() => {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const { dismissGreeting, greet, noteGreeting, view } = useFeature('tasks')
  const reward = view.signInReward
  const open = usePrompt('signInReward', reward !== null)
  useEffect(() => void greet(), [greet])
  useEffect(() => {
    if (open) noteGreeting()
  }, [noteGreeting, open])
  if (!open || reward === null) return null
  const confirm = () => {
    dismissGreeting()
    navigate(pathOf('SearchPage'))
  }
  return (
    <Dialog
      open
      glow
      layer="prompt"
      title={t('greet_title')}
      onClose={dismissGreeting}
      footer={
        <>
          <Button onClick={dismissGreeting}>{t('greet_not_now')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t('greet_confirm')}
          </Button>
        </>
      }
    >
      <Gains {...reward} />
      <p className={styles.hint}>{t('greet_text')}</p>
    </Dialog>
  )
})
