import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from './error-boundary'
import { useFeature } from './use-feature'

type CoveringProps = { readonly onChange: (covered: boolean) => void }

const Watch = observer(({ onChange }: CoveringProps) => {
  const { _tag } = useFeature('calls').view.call
  const covered = _tag === 'Connecting' || _tag === 'Live'
  useEffect(() => onChange(covered), [covered, onChange])
  return null
})

/** Tells a page that a talk covers it, so that nobody looks at it; draws nothing. */
export const Covering = (props: CoveringProps) => (
  <ErrorBoundary scope="silent">
    <Suspense>
      <Watch {...props} />
    </Suspense>
  </ErrorBoundary>
)
