import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Incoming } from '../incoming'
import { malformed, type Stop } from '../stop'

const noFile = malformed('a form with one file is wanted')

/** The one file of a multipart body. Text fields are not signed and so not read: parameters travel in the address. */
export const readFile = ({ body, call, header }: Incoming): TE.TaskEither<Stop, Uint8Array> =>
  pipe(
    TE.tryCatch(
      () => new Response(new Uint8Array(body), { headers: { 'content-type': header('content-type') } }).formData(),
      () => noFile,
    ),
    TE.map((form) => form.getAll(call.file).filter((part) => typeof part !== 'string')),
    TE.flatMap(([file, ...more]) =>
      file === undefined || more.length > 0
        ? TE.left(noFile)
        : TE.tryCatch(
            async () => new Uint8Array(await file.arrayBuffer()),
            () => noFile,
          ),
    ),
  )
