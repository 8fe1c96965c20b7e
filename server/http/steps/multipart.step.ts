import type { FastifyRequest } from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { malformed, type Stop, stop } from '../stop'

const noForm = malformed('a form with one file is wanted')
const tooLarge = stop(200, 40004, 'The image size is limited to 5M')

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

const collect = async (request: FastifyRequest, field: string, fileSize: number): Promise<Uint8Array> => {
  const files: Buffer[] = []
  for await (const part of request.parts({ limits: { fileSize, files: 1, fields: 0, parts: 1 } })) {
    if (part.type !== 'file' || part.fieldname !== field) throw new Error('another part')
    files.push(await part.toBuffer())
  }
  const [file] = files
  if (file === undefined) throw new Error('no file')
  return file
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === TOO_LARGE

/**
 * The one file of a form, read piece by piece and never more of it than `bytes`. Anything beside it is refused: text
 * fields are not signed, so parameters travel in the address.
 */
export const readFile = (request: FastifyRequest, field: string, bytes: number): TE.TaskEither<Stop, Uint8Array> =>
  TE.tryCatch(
    () => collect(request, field, bytes),
    (error) => (isTooLarge(error) ? tooLarge : noForm),
  )
