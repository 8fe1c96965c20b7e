import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import { aPhoto } from '../../builders/pictures'
import type { Asker } from '../asker'

let taken: Promise<Blob> | undefined

/** A picture as a page takes it. */
export const shot = (): Promise<Blob> =>
  (taken ??= aPhoto(64, 48).then((bytes) => new Blob([bytes], { type: 'image/jpeg' })))

/** Sends a picture of the own camera, or what `more` says. */
export const send = async (
  by: Asker,
  room: string,
  more: ParamsOf<typeof callsCalls.uploadSnapshots> = {},
  file?: Blob,
) => by.ask(callsCalls.uploadSnapshots, { m_r_id: room, ...more }, { file: file ?? (await shot()) })

export const report = (by: Asker, about: number, cause = 6) =>
  by.ask(reportsCalls.report, { cause, report_type: 0, report_u_id: about, site: 2, wall: true })
