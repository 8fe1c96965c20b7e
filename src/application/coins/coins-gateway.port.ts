import type { TaskEither } from 'fp-ts/TaskEither'
import type { Movement } from '../../domain/coins/movement'
import type { GatewayError } from '../kernel/gateway-error'

/** The account's movements, newest first (PLUS-6). */
export interface CoinsGateway {
  readonly movements: (
    page: number,
  ) => TaskEither<GatewayError, { readonly list: readonly Movement[]; readonly pages: number }>
}
