import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode, type RefObject } from 'react'
import { SpinnerRing } from '../design/spinner'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { usePull } from './use-pull'
import { useRefresh } from './use-refresh'
import { useWallShape } from './use-wall-shape'
import { WallNobody } from './wall-nobody'
import { WallRows } from './wall-rows'
import styles from './wall.module.css'

type PullProps = { readonly scroller: RefObject<HTMLDivElement | null>; readonly children: ReactNode }

/** What is pulled down, and what comes into sight above it. */
const Pulled = observer(({ scroller, children }: PullProps) => {
  const { refreshing } = useFeature('wall').view
  const refresh = useRefresh()
  const pulled = usePull(scroller, refresh)
  return (
    <>
      {(pulled > 0 || refreshing) && (
        <div className={styles.pull}>
          <SpinnerRing large />
        </div>
      )}
      <div className={styles.pulled} style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined}>
        {children}
      </div>
    </>
  )
})

/** Everybody who has been read, or what stands in their place; it scrolls by itself, so that its place can be kept. */
export const WallGrid = observer(() => {
  const { view } = useFeature('wall')
  const { mobile } = useShell()
  const scroller = useRef<HTMLDivElement>(null)
  const shape = useWallShape(scroller, mobile)
  return (
    <div className={styles.scroller} ref={scroller} data-scroller>
      <Pulled scroller={scroller}>
        {view.people.length === 0 && <WallNobody />}
        {view.people.length > 0 && shape !== null && <WallRows scroller={scroller} shape={shape} />}
      </Pulled>
    </div>
  )
})
