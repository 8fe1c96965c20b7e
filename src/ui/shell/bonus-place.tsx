import { observer } from 'mobx-react-lite'
import { useLocation } from 'wouter'
import { useCore } from './core-context'
import styles from './frame.module.css'
import { matchPath } from './routes'

/** Keeps the line free that tells visitors what signing up brings, until it is there: nothing moves when it comes. */
export const BonusPlace = observer(() => {
  const { account, config } = useCore()
  const [location] = useLocation()
  const name = matchPath(location)?.name
  const known = account.view.session._tag !== 'Visitor' && document.documentElement.dataset.known !== undefined
  if (known || config.signUpCoins === 0 || (name !== 'LivCam' && name !== 'GoddessWall')) return null
  return <div className={styles.offerPlace} />
})
