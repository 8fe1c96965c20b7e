import { useEffect } from 'react'
import { isOver, type Match } from '../../domain/matching/match'
import { pathOf, type RouteName } from './routes'
import { useFeature } from './use-feature'
import { useNavigate } from './use-navigate'

type MatchRoute = Extract<RouteName, 'SearchPage' | 'MatchPage' | 'MatchingPage' | 'MatchCall'>

/** Where a match is shown; entries wait where they are. @rule MTCH-10 */
const placeOf = (match: Match, here: MatchRoute): MatchRoute => {
  if (match._tag === 'Talking') return 'MatchCall'
  if (!isOver(match)) return 'MatchingPage'
  if (here === 'SearchPage' || here === 'MatchPage') return here
  return match._tag === 'Left' && match.why === 'self' ? 'SearchPage' : 'MatchPage'
}

/** Keeps the address in step with the match: entry, search, talk. Call inside an observer. */
export const useMatchWay = (here: MatchRoute): void => {
  const { match } = useFeature('matching').view
  const navigate = useNavigate()
  const there = placeOf(match, here)
  useEffect(() => {
    if (there !== here) navigate(pathOf(there), { replace: here !== 'SearchPage' && here !== 'MatchPage' })
  }, [here, navigate, there])
}
