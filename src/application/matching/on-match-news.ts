import type { MatchNews } from '../../domain/matching/match-news'
import type { MatchContext } from './match-context'

/** What the inbox tells; a tab that does not search lets it pass (@rule MTCH-27). */
export const makeOnMatch =
  ({ deps, dispatch }: MatchContext) =>
  (news: MatchNews): void => {
    const at = deps.clock.now()
    switch (news._tag) {
      case 'Found': {
        const { validMs, _tag, ...found } = news
        dispatch({ _tag, at, hit: { ...found, until: at + validMs } })
        return
      }
      case 'Ready':
      case 'Gone':
        dispatch({ ...news, at })
    }
  }
