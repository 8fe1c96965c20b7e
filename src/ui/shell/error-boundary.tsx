import { Component, type ReactNode } from 'react'
import { ChunkFailed } from './load-chunk'
import { Failed } from './failed'
import { partMissing } from './missing-part'

type Props = {
  /** `all`: the whole window; `part`: one page or panel; `silent`: a layer, whose loss the banner of the window tells. */
  readonly scope: 'all' | 'part' | 'silent'
  readonly children: ReactNode
}

type State = { readonly error: unknown }

/** Ends a defect or a missing part where it happened, and offers the way on. @rule SHELL-92 */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? 'unknown' }
  }

  override componentDidCatch(): void {
    if (this.props.scope === 'silent') partMissing()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (this.props.scope === 'silent') return null
    return <Failed whole={this.props.scope === 'all'} chunk={error instanceof ChunkFailed} />
  }
}
