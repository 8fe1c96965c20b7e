import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { checkAppeal, type AppealProblem } from '../../domain/safety/appeal'
import type { GatewayError } from '../kernel/gateway-error'
import type { AppealGateway } from './appeal-gateway.port'
import type { SafetyFeature } from './safety.feature'

/** The safety feature as a user interface sees it (@rule PLUS-13). */
export const makeSafety = ({ gateway }: { readonly gateway: AppealGateway }): SafetyFeature => ({
  appeal: (typed, token) =>
    pipe(
      TE.fromEither<AppealProblem | GatewayError, string>(checkAppeal(typed)),
      TE.flatMap((text) => gateway.appeal(text, token)),
    ),
})
