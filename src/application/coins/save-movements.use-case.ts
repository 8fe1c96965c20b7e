import * as E from 'fp-ts/Either'
import type { Movement, MovementRange } from '../../domain/coins/movement'
import { movementsCsv } from '../../domain/coins/movements-csv'
import { dayOf } from '../../domain/kernel/day'
import type { FileSaver } from '../account/file-saver.port'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { CoinsGateway } from './coins-gateway.port'
import type { CoinsFeature } from './coins.feature'
import type { CoinsModel } from './coins.model'

interface Deps {
  readonly clock: Clock
  readonly files: FileSaver
  readonly gateway: CoinsGateway
  readonly model: CoinsModel
}

/** Spreadsheets read names in UTF-8 only after this mark. */
const UTF_8 = '\uFEFF'

/** All of a range, page after page. What is spent meanwhile moves others to the next page, so that each is taken once. */
const readAll = async (
  { movements }: CoinsGateway,
  range: MovementRange,
): Promise<E.Either<GatewayError, readonly Movement[]>> => {
  const all = new Map<string, Movement>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await movements(page, range, true)()
    if (E.isLeft(found)) return found
    for (const movement of found.right.list) all.set(movement.id, movement)
    pages = found.right.pages
  }
  return E.right([...all.values()])
}

/** Hands the movements that are listed, and all further ones of their range, over as a file; one at a time (@rule PLUS-6). */
export const makeSaveMovements =
  ({ clock, files, gateway, model }: Deps): CoinsFeature['saveFile'] =>
  (words) =>
  async () => {
    if (model.exporting) return E.right(undefined)
    model.setExporting(true)
    const all = await readAll(gateway, model.range).finally(() => model.setExporting(false))
    if (E.isLeft(all)) return all
    files.save(`visavis-coins-${dayOf(clock.now())}.csv`, 'text/csv', UTF_8 + movementsCsv(all.right, words))()
    return E.right(undefined)
  }
