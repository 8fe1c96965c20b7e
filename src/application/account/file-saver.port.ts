import type { IO } from 'fp-ts/IO'

/** Hands a file over to the person. */
export interface FileSaver {
  readonly save: (name: string, type: string, text: string) => IO<void>
}
