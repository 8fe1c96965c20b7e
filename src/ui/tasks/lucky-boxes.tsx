import { Gift, LockKeyhole, PackageOpen, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canOpen, type LuckyBox } from '../../domain/tasks/lucky-box'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { IconDisc } from '../design/icon-disc'
import { Progress } from '../design/progress'
import { useFeature } from '../shell/use-feature'
import styles from './activity.module.css'

type BoxState = 'opened' | 'open' | 'locked'

const icons: Readonly<Record<BoxState, LucideIcon>> = { opened: PackageOpen, open: Gift, locked: LockKeyhole }

const stateOf = (box: LuckyBox, made: number): BoxState => {
  if (box.opened) return 'opened'
  return canOpen(box, made) ? 'open' : 'locked'
}

const Box = observer(({ box, made }: { readonly box: LuckyBox; readonly made: number }) => {
  const { t, i18n } = useTranslation('activity')
  const { open, view } = useFeature('activity')
  const id = useId()
  const number = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format
  const state = stateOf(box, made)
  const done = Math.min(made, box.checkIns)
  return (
    <li className={styles.box} data-state={state}>
      <IconDisc of={icons[state]} />
      <span className={styles.words}>
        <span className={styles.title} id={id}>
          {t('box', { count: box.checkIns, days: number(box.checkIns) })} <CoinAmount amount={box.coins} />
        </span>
        <Progress
          bare
          label={t('of', { made: number(done), wanted: number(box.checkIns) })}
          percent={(done * 100) / box.checkIns}
        />
      </span>
      <Button
        size="sm"
        variant={state === 'open' ? 'primary' : 'ghost'}
        aria-disabled={state !== 'open' || view.sending}
        aria-describedby={id}
        onClick={() => state === 'open' && void open(box)()}
      >
        {t(state)}
      </Button>
    </li>
  )
})

/** Boxes for so many check-ins; what each holds is written on it (TASK-54). */
export const LuckyBoxes = observer(
  ({ boxes, made }: { readonly boxes: readonly LuckyBox[]; readonly made: number }) => (
    <ul className={styles.boxes} role="list">
      {boxes.map((box) => (
        <Box key={box.id} box={box} made={made} />
      ))}
    </ul>
  ),
)
