import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ENTRY_LOCATIONS } from '../../domain/tasks/entry'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { EmptyState } from '../design/empty-state'
import { Spinner } from '../design/spinner'
import { usePrompt } from '../shell/prompt-queue'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { CheckInDays } from './check-in-days'
import styles from './check-in.module.css'
import { Entries } from './entries'
import { useCheckInWords } from './use-check-in-words'

/** The week; before it is there a ring, and when it does not come why. */
const Week = observer(() => {
  const { t } = useTranslation('checkIn')
  const { opened, view } = useFeature('checkIn')
  if (view.week !== null) return <CheckInDays week={view.week} kind={view.kind} />
  const again = <Button onClick={() => void opened()}>{t('again')}</Button>
  return view.failed ? <EmptyState art="offline" title={t('failed')} action={again} /> : <Spinner />
})

/** Locked while a press is under way. @rule TASK-33 */
const Press = observer(() => {
  const { t } = useTranslation('checkIn')
  const { checkIn, view } = useFeature('checkIn')
  const done = view.state === 'done' || view.state === 'over'
  return (
    <Button
      variant={done && !view.sending ? 'secondary' : 'primary'}
      size="lg"
      wide
      aria-disabled={view.state !== 'open'}
      loading={view.sending}
      onClick={() => void checkIn()}
    >
      {t(done ? 'done' : 'check_in')}
    </Button>
  )
})

/** A phone has no side bar for the lucky boxes. */
const ON_A_PHONE = [ENTRY_LOCATIONS.checkIn, ENTRY_LOCATIONS.mainLuckyBox] as const

const Popup = observer(() => {
  const { t } = useTranslation('checkIn')
  const { mobile } = useShell()
  const { close, view } = useFeature('checkIn')
  const words = useCheckInWords()
  return (
    <Dialog open glow layer="prompt" phone="bottom" title={t('title')} onClose={close} footer={<Press />}>
      <div className={styles.popup}>
        <p className={styles.lead}>
          {words.lead(view.total)}
          {view.kind === 'vip' && <span className={styles.vip}>{t('vip')}</span>}
        </p>
        <Week />
        <p className={styles.note} role="status">
          {words.note(view)}
        </p>
        <div className={styles.ways}>
          <Entries at={mobile ? ON_A_PHONE : [ENTRY_LOCATIONS.checkIn]} onFollow={close} />
        </div>
      </div>
    </Dialog>
  )
})

/** The daily check-in: by itself once a day, and when it is asked for. @rule TASK-29 TASK-30 SHELL-74 */
export const Layer = observer(() => {
  const { load, opened, view } = useFeature('checkIn')
  const turn = usePrompt('checkIn', view.due)
  const open = turn || view.asked
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (open) void opened()
  }, [open, opened])
  return open && <Popup />
})
