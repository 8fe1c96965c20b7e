import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { termsOf, type MatchTerms } from '../../domain/matching/match-terms'
import type { MatchContext } from './match-context'
import type { MatchError } from './match-gateway.port'

/** Reads how a search goes and what it costs; what was known before stays when that fails (@rule MTCH-11, MTCH-27). */
export const readTerms = ({ deps, model }: MatchContext): TE.TaskEither<MatchError, MatchTerms> =>
  pipe(
    TE.fromIO(() => {
      if (model.terms === null) model.change({ listing: 'loading' })
    }),
    TE.flatMap(() => deps.gateway.terms),
    TE.map((said) => termsOf(said, deps.vip())),
    TE.tapIO((terms) => () => model.change({ terms, listing: 'loaded' })),
    TE.tapError(() => TE.fromIO(() => (model.terms === null ? model.change({ listing: 'failed' }) : undefined))),
  )
