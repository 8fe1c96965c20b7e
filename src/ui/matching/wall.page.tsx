import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import { WallHead } from './wall-head'
import { WallParts } from './wall-parts'
import { WallTip } from './wall-tip'
import styles from './wall.module.css'

/** Hosts by group and country; what was read stays while other pages are open. @rule MTCH-2 MTCH-9 SHELL-4 */
export const Page = observer(() => {
  const { session } = useCore().account.view
  const { load, view } = useFeature('wall')
  const unread = view.listing === 'idle' && session._tag !== 'Resuming'
  useEffect(() => {
    if (unread) void load()
  }, [load, unread])
  return (
    <div className={styles.page}>
      <WallHead />
      <WallParts />
      <WallTip />
    </div>
  )
})
