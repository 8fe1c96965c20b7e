import { SECOND } from '../../domain/kernel/time'
import styles from './matching.module.css'

type Props = {
  /** Milliseconds that are left of `totalMs`. */
  readonly leftMs: number
  readonly totalMs: number
  /** Another round starts the ring anew. */
  readonly round: number
}

const LENGTH = 2 * Math.PI * 54

/** A ring that empties once a round, around the seconds that are left (@rule MTCH-24). */
export const CountdownRing = ({ leftMs, round, totalMs }: Props) => (
  <div className={styles.ring} role="timer">
    <svg viewBox="0 0 120 120" aria-hidden>
      <circle className={styles.track} cx="60" cy="60" r="54" />
      <circle
        key={round}
        className={styles.hand}
        cx="60"
        cy="60"
        r="54"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - leftMs / totalMs)}
      />
    </svg>
    <span className={styles.seconds}>{Math.ceil(leftMs / SECOND)}</span>
  </div>
)
