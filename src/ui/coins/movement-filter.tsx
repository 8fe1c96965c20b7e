import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDay } from '../../domain/kernel/day'
import type { Instant } from '../../domain/kernel/time'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { TextField } from '../design/text-field'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { useCsvWords } from './movement-kinds'
import styles from './movements.module.css'

/** 00:00 of a day where the person is, so many days later; null while no day is given. */
const startOf = (day: string, later = 0): Instant | null => {
  const parsed = parseDay(day)
  if (O.isNone(parsed)) return null
  const [year, month, date] = parsed.value
  return new Date(year, month - 1, date + later).getTime()
}

const SaveFile = observer(() => {
  const { t } = useTranslation('movements')
  const { saveFile, view } = useFeature('coins')
  const words = useCsvWords()
  const toast = useToast()
  const [failed, setFailed] = useState(false)
  const save = async () => {
    const saved = await saveFile(words)()
    setFailed(E.isLeft(saved))
    if (E.isRight(saved)) toast({ text: t('saved'), tone: 'success' })
  }
  return (
    <>
      <div className={styles.save}>
        <Button wide loading={view.exporting} icon={<Icon of={Download} />} onClick={() => void save()}>
          {t('save_csv')}
        </Button>
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('not_saved')}
        </p>
      )}
    </>
  )
})

/** From which day to which, both included, and all of these movements as a file. @rule PLUS-6 */
export const MovementFilter = () => {
  const { t } = useTranslation('movements')
  const { show } = useFeature('coins')
  const [days, setDays] = useState({ from: '', to: '' })
  const crossed = days.from !== '' && days.to !== '' && days.from > days.to
  const change = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed }
    setDays(next)
    void show({ from: startOf(next.from), to: startOf(next.to, 1) })()
  }
  return (
    <div className={styles.filter}>
      <TextField
        type="date"
        label={t('from')}
        value={days.from}
        onChange={(from) => change({ from })}
        {...(crossed ? { error: t('crossed') } : {})}
      />
      <TextField type="date" label={t('to')} value={days.to} onChange={(to) => change({ to })} />
      <SaveFile />
    </div>
  )
}
