import { Suspense, type ReactNode } from 'react'
import { Spinner } from '../design/spinner'
import { ErrorBoundary } from './error-boundary'
import { pageOf } from './pages'
import type { Match } from './routes'

/** Two matches that are the same page on the same thing. */
export const keyOf = ({ name, params }: Match): string => [name, ...Object.values(params)].join('/')

/** One page or panel, with its own waiting and its own failing. */
export const Content = ({ match, fallback }: { readonly match: Match; readonly fallback?: ReactNode }) => {
  const Page = pageOf(match.name)
  if (Page === undefined) return fallback
  return (
    <ErrorBoundary scope="part" key={keyOf(match)}>
      <Suspense fallback={fallback ?? <Spinner />}>
        <Page params={match.params} />
      </Suspense>
    </ErrorBoundary>
  )
}
