import * as TE from 'fp-ts/TaskEither'
import type { AppealGateway } from '../../src/application/safety/appeal-gateway.port'

export interface AppealGatewayFake extends AppealGateway {
  readonly appeals: { readonly text: string; readonly token: string | null }[]
}

/** Takes every appeal; it waits for an operator then. */
export const makeAppealGatewayFake = (): AppealGatewayFake => {
  const appeals: AppealGatewayFake['appeals'] = []
  return {
    appeals,
    appeal: (text, token) => {
      appeals.push({ text, token })
      return TE.right('open')
    },
  }
}
