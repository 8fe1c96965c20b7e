import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { checkFormEmail } from '../../domain/kernel/email'
import { checkPictureFile } from '../../domain/kernel/picture-file'
import type { GatewayError } from '../kernel/gateway-error'
import type { ReportParts } from './file-report.use-case'
import { problemOf } from './report-problem'
import type { ReportFeature } from './safety.feature'

/** Sends something that belongs to the report which stands; null: there is none, or an answer is awaited. */
const adding = async (
  { model }: Pick<ReportParts, 'model'>,
  add: (reportId: string) => TE.TaskEither<GatewayError, void>,
): Promise<boolean> => {
  const { busy, flow } = model
  if (busy || flow.reportId === null) return false
  const { reportId } = flow
  model.wait()
  const added = await add(reportId)()
  if (model.flow.reportId !== reportId) return false
  model.rest(E.isLeft(added) ? problemOf(added.left, 'NotAdded') : null)
  return E.isRight(added)
}

/** Offers the address of the account where none was typed yet. */
const offerEmail = async ({ model, reports }: ReportParts): Promise<void> => {
  const { begun } = model
  const email = await reports.email()
  const untouched = model.begun === begun && model.flow.email === '' && model.flow.step === 'details'
  if (E.isRight(email) && untouched) model.apply({ _tag: 'Addressed', email: email.right })
}

/** A closer reason, or the words that stand in its place; sent at once, so that it stays if the rest never comes (@rule SAFE-2). */
export const makeReason =
  (parts: ReportParts): ReportFeature['reason'] =>
  (reason) =>
  async () => {
    const { model, reports } = parts
    const { step, words } = model.flow
    if (step !== 'reason') return
    const said = reason === null ? (words === '' ? null : { words }) : { reason }
    const added = said === null ? !model.busy : await adding(parts, (id) => reports.follow(id, said))
    if (!added) return
    model.apply({ _tag: 'Reasoned', reason })
    if (model.flow.email === '') await offerEmail(parts)
  }

/** Words, address, and that it is urgent; nothing of it is needed (@rule SAFE-3 SAFE-4). */
export const makeSubmit =
  (parts: ReportParts): ReportFeature['submit'] =>
  async () => {
    const { model, reports } = parts
    const { email, step, urgent, words } = model.flow
    if (step !== 'details' || model.busy) return
    if (email !== '' && E.isLeft(checkFormEmail(email))) return model.rest({ _tag: 'BadEmail' })
    const sent = await adding(parts, (id) =>
      pipe(
        reports.follow(id, { words, email }),
        TE.flatMap(() => (urgent ? reports.upgrade(id) : TE.right(undefined))),
      ),
    )
    if (sent) model.apply({ _tag: 'Submitted' })
  }

/** Adds a picture to the report that stands; the last one counts (@rule SAFE-3). */
export const makeChoosePicture = ({ model, reports }: ReportParts): ReportFeature['choosePicture'] => {
  let turn = 0
  return (file) => async () => {
    const { reportId } = model.flow
    if (reportId === null) return
    const mine = (turn += 1)
    const wanted = (): boolean => mine === turn && model.flow.reportId === reportId
    const checked = checkPictureFile(file)
    if (E.isLeft(checked)) return model.show({ _tag: 'Failed', problem: checked.left })
    model.show({ _tag: 'Sending', percent: 0 })
    const onProgress = (percent: number): void => {
      if (wanted()) model.show({ _tag: 'Sending', percent })
    }
    const sent = await reports.addPicture(reportId, file, onProgress).done()
    if (!wanted()) return
    if (E.isRight(sent)) return model.show({ _tag: 'Kept' })
    model.show(sent.left._tag === 'Cancelled' ? { _tag: 'None' } : { _tag: 'Failed', problem: sent.left })
  }
}
