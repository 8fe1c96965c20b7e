import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from '../shell/error-boundary'
import { useFeature } from '../shell/use-feature'

/** Looks away from the videos while a call covers them; a call with a recording ends with the page that began it (CALL-82). */
const Watch = observer(() => {
  const { simulated, view } = useFeature('calls')
  const { cover } = useFeature('hotVideos')
  const covered =
    ['Ringing', 'Meeting', 'Connecting', 'Live'].includes(view.call._tag) || simulated.view.call.step !== 0
  useEffect(() => {
    cover(covered)
    return () => cover(false)
  }, [cover, covered])
  useEffect(() => simulated.end, [simulated])
  return null
})

/** Draws nothing. */
export const OnCall = () => (
  <ErrorBoundary scope="silent">
    <Suspense>
      <Watch />
    </Suspense>
  </ErrorBoundary>
)
