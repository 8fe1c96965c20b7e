import { useId, type ReactNode } from 'react'
import { CoinAmount } from '../design/coin-amount'
import styles from './tasks.module.css'

type Props = {
  /** In coins; null: nothing is told. */
  readonly reward: number | null
  readonly title: ReactNode
  /** Below the title: how far it is. */
  readonly note?: ReactNode
  /** The row's button; the id is that of the title, which describes it. */
  readonly action: (titleId: string) => ReactNode
}

/** What can be had, for what, and the button to it. @rule TASK-6 */
export const TaskRow = ({ action, note, reward, title }: Props) => {
  const id = useId()
  return (
    <li className={styles.row}>
      <span className={styles.reward}>{reward !== null && <CoinAmount signed amount={reward} />}</span>
      <span className={styles.words}>
        <span className={styles.title} id={id}>
          {title}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.action}>{action(id)}</span>
    </li>
  )
}
