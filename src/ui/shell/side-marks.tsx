import { useLocation } from 'wouter'
import { ENTRY_LOCATIONS } from '../../domain/tasks/entry'
import { matchPath } from './routes'
import styles from './side-bar.module.css'
import { CheckInMark, Entries } from './slots'

const HERE = [ENTRY_LOCATIONS.mainLuckyBox] as const

/** What the side bar holds for members on the home page and the wall: check-in, and the way to the lucky boxes. @rule SHELL-63 TASK-53 */
export const SideMarks = () => {
  const [location] = useLocation()
  const name = matchPath(location)?.name
  if (name !== 'LivCam' && name !== 'GoddessWall') return null
  return (
    <div className={styles.marks}>
      <CheckInMark place="bar" />
      <div className={styles.wideOnly}>
        <Entries at={HERE} />
      </div>
    </div>
  )
}
