import { Component, type ReactNode } from 'react'
import { ChunkFailed } from './load-chunk'
import { Failed } from './failed'
import { findFocus } from './find-focus'
import { partMissing } from './missing-part'

type Props = {
  /** `all`: the whole window; `part`: one page or panel; `silent`: a layer, whose loss the banner of the window tells. */
  readonly scope: 'all' | 'part' | 'silent'
  /** What stands in place of a silent one, such as the button that a menu should have opened from. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

type State = {
  readonly error: unknown
  /** When it broke. */
  readonly broke: number
  /** When it was tried again last. */
  readonly tried: number
}

/** What breaks again so soon breaks a third time, in milliseconds. */
const SOON_MS = 10_000

/** Ends a defect or a missing part where it happened, and offers the way on. @rule SHELL-92 */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { error: undefined, broke: 0, tried: -Infinity }

  static getDerivedStateFromError(error: unknown): Pick<State, 'broke' | 'error'> {
    return { error: error ?? 'unknown', broke: performance.now() }
  }

  override componentDidCatch(): void {
    if (this.props.scope === 'silent') partMissing()
  }

  private readonly tryAgain = (): void =>
    this.setState({ error: undefined, tried: performance.now() }, () => findFocus(document.querySelector('main')))

  override render(): ReactNode {
    const { children, instead = null, scope } = this.props
    const { broke, error, tried } = this.state
    if (error === undefined) return children
    if (scope === 'silent') return instead
    const chunk = error instanceof ChunkFailed
    // What a browser could not load it does not ask for again, and what breaks at once breaks again: the page helps.
    const retry = scope === 'part' && !chunk && broke - tried >= SOON_MS ? this.tryAgain : undefined
    return <Failed whole={scope === 'all'} chunk={chunk} onAgain={retry} />
  }
}
