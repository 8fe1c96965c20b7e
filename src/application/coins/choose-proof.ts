import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { checkPictureFile } from '../../domain/kernel/picture-file'
import type { OpenPicture, PictureFile, PicturePreparer } from '../kernel/picture-preparer.port'
import type { OrdersGateway } from './orders-gateway.port'
import type { Proof } from './orders.feature'
import type { OrdersModel } from './orders.model'

/** The longest side of a proof as it is sent, in pixels: small print stays readable. */
const LONGEST = 2_048

interface Deps {
  readonly gateway: OrdersGateway
  readonly model: OrdersModel
  readonly pictures: PicturePreparer
}

/** The picture of the form: one at a time. */
interface ProofPart {
  /** Reads, draws anew and sends a picture; another one takes its place (PROF-23, CHAT-69). */
  readonly choose: (file: PictureFile) => Task<void>
  /** Waits until nothing is on its way. */
  readonly settled: Task<void>
  /** Calls back what is on its way, and shows nothing any more. */
  readonly drop: IO<void>
}

const whole = (picture: OpenPicture) =>
  picture.take({ x: 0, y: 0, width: picture.width, height: picture.height }, { width: LONGEST, height: LONGEST })

const openChecked = (pictures: PicturePreparer, file: PictureFile) =>
  pipe(
    TE.fromEither(checkPictureFile(file)),
    TE.flatMap(() => pictures.open(file)),
  )

export const makeProof = ({ gateway, model, pictures }: Deps): ProofPart => {
  let turn = 0
  let stops: readonly IO<void>[] = []
  let underWay: Promise<void> = Promise.resolve()
  const drop = (): void => {
    turn += 1
    for (const stop of stops) stop()
    stops = []
    model.change({ proof: { _tag: 'None' } })
  }
  const send = async (picture: OpenPicture, wanted: () => boolean): Promise<Proof | null> => {
    const preview = picture.address
    const showProgress = (percent: number): void => {
      if (wanted()) model.change({ proof: { _tag: 'Sending', preview, percent } })
    }
    showProgress(0)
    const drawn = await whole(picture)()
    if (!wanted()) return null
    if (E.isLeft(drawn)) return { _tag: 'Failed', preview, problem: drawn.left }
    const sending = gateway.uploadProof(drawn.right, showProgress)
    stops = [...stops, sending.cancel]
    const sent = await sending.done()
    if (E.isRight(sent)) return { _tag: 'Kept', preview, address: sent.right }
    return sent.left._tag === 'Cancelled' ? null : { _tag: 'Failed', preview, problem: sent.left }
  }
  const take = async (file: PictureFile): Promise<void> => {
    drop()
    const mine = turn
    const wanted = (): boolean => mine === turn
    const opened = await openChecked(pictures, file)()
    if (E.isRight(opened) && !wanted()) return opened.right.close()
    if (E.isRight(opened)) stops = [opened.right.close]
    const proof: Proof | null = E.isRight(opened)
      ? await send(opened.right, wanted)
      : { _tag: 'Failed', preview: '', problem: opened.left }
    if (proof !== null && wanted()) model.change({ proof })
  }
  const choose = (file: PictureFile) => (): Promise<void> => (underWay = take(file))
  return { choose, drop, settled: () => underWay }
}
