import type { IO } from 'fp-ts/IO'
import type { Ids } from '../kernel/ids.port'
import { makeCheckIn } from './check-in.use-case'
import type { CheckInFeature } from './check-in.feature'
import { CheckInModel } from './check-in.model'
import { makeLoadCheckIn, type CheckInReading } from './load-check-in.use-case'

export interface CheckInDeps extends Omit<CheckInReading, 'model'> {
  readonly ids: Ids
}

/** The daily check-in; `forget`: the session is over. */
export const makeCheckIns = (deps: CheckInDeps): { readonly feature: CheckInFeature; readonly forget: IO<void> } => {
  const model = new CheckInModel()
  const { load, noteShown, readWeek, stop } = makeLoadCheckIn({ ...deps, model })
  const feature: CheckInFeature = {
    view: model,
    load,
    ask: () => model.ask(),
    opened: () => {
      model.show()
      noteShown()
      return model.shown ? load() : readWeek()
    },
    close: () => model.close(),
    checkIn: makeCheckIn({ ...deps, model, reload: load }),
  }
  return {
    feature,
    forget: () => {
      stop()
      model.forget()
    },
  }
}
