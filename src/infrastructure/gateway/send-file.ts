import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { PictureFile } from '../../application/kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../../application/kernel/upload'
import type { Call, ReplyOf } from './contract/call'
import type { Gateway } from './gateway'

const notAFile = (): GatewayError => ({ _tag: 'BadReply', cause: 'no file of this device' })

/** Sends a file by a multipart call; called back, it ends as `Cancelled`, whatever the network says. */
export const sendFile = <C extends Call, A>(
  { ask }: Gateway,
  call: C,
  file: PictureFile,
  onProgress: OnProgress,
  read: (reply: ReplyOf<C>) => A,
): Sending<GatewayError, A> => {
  const abort = new AbortController()
  const watch = { signal: abort.signal, onProgress: (part: number) => onProgress(Math.floor(part * 100)) }
  return {
    cancel: () => abort.abort(),
    done: pipe(
      TE.fromPredicate((one: unknown): one is Blob => one instanceof Blob, notAFile)(file),
      TE.flatMap((blob) => ask(call, {}, { file: blob, watch })),
      TE.mapBoth((error) => (abort.signal.aborted ? { _tag: 'Cancelled' as const } : error), read),
    ),
  }
}
