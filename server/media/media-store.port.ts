import type { Readable } from 'node:stream'
import type { Instant } from '../../src/domain/kernel/time'

/** 128 random bits in lower-case hex: it cannot be guessed, and no part of it comes from a person. */
export type MediaId = string

export interface MediaFile {
  /** In bytes. */
  readonly size: number
  readonly stream: Readable
}

/** Keeps what is too large for the database: a medium is a few files under one id. Rejections are faults of the machine. */
export interface MediaStore {
  /** Keeps all files of a medium or none of them; durable when it resolves. An id is put once. */
  readonly put: (id: MediaId, files: Readonly<Record<string, Uint8Array>>, at: Instant) => Promise<void>
  /** One file of a medium; undefined when there is none of that name. */
  readonly open: (id: MediaId, name: string) => Promise<MediaFile | undefined>
  /** The medium is gone, whether it was there or not. */
  readonly remove: (id: MediaId) => Promise<void>
  /** What was put before `before`, half put media of a process that died included. */
  readonly list: (before: Instant) => AsyncIterable<MediaId>
}
