import { observer } from 'mobx-react-lite'
import { useLocation } from 'wouter'
import type { Core } from '../../application/core'
import { useCore } from './core-context'
import styles from './frame.module.css'
import { matchPath } from './routes'

/** Closed in this visit: on this page, or before it was loaded anew, which `public/boot.js` has read. */
const isClosed = ({ loaded }: Core): boolean =>
  document.documentElement.dataset.bonus === 'closed' || loaded('offers')?.view.bonus === false

/** Keeps the line free that tells visitors what signing up brings, until it is there: nothing moves when it comes. */
export const BonusPlace = observer(() => {
  const core = useCore()
  const { account, config } = core
  const [location] = useLocation()
  const name = matchPath(location)?.name
  const known = account.view.session._tag !== 'Visitor' && document.documentElement.dataset.known !== undefined
  if (known || isClosed(core) || config.signUpCoins === 0 || (name !== 'LivCam' && name !== 'GoddessWall')) return null
  return <div className={styles.offerPlace} />
})
