import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PushFeature } from './push.feature'
import type { PushGateway } from './push-gateway.port'
import type { PushModel } from './push.model'

interface Deps {
  readonly gateway: PushGateway
  readonly model: PushModel
}

/** Of what one is told. A choice shows at once; where the gateway does not take it, it goes back. */
export const makeChoosePushes = ({ gateway, model }: Deps): Pick<PushFeature, 'choose' | 'loadChoices'> => ({
  loadChoices: pipe(
    gateway.choices,
    TE.map((choices) => model.setChoices(choices)),
  ),
  choose: (choice, wanted) => {
    const before = model.choices
    if (before === null) return TE.right(undefined)
    const after = { ...before, [choice]: wanted }
    return pipe(
      TE.fromIO(() => model.setChoices(after)),
      TE.flatMap(() => gateway.saveChoices(after)),
      TE.tapError(() => TE.fromIO(() => (model.choices === after ? model.setChoices(before) : undefined))),
    )
  },
})
