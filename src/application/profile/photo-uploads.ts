import type { IO } from 'fp-ts/IO'
import type { PictureFile } from '../kernel/picture-preparer.port'
import { makePhotoUpload, type PhotoUpload, type PhotoUploadDeps } from './photo-upload'

/** Photos on their way into the own album, one after the other, since a phone's line is narrow (PROF-22). */
export interface PhotoUploads {
  readonly add: (files: readonly PictureFile[]) => void
  readonly retry: (key: number) => void
  readonly cancel: (key: number) => void
  /** Calls everything back. */
  readonly end: IO<void>
}

export const makePhotoUploads = (deps: PhotoUploadDeps): PhotoUploads => {
  const uploads = new Map<number, PhotoUpload>()
  let made = 0
  let last: Promise<void> = Promise.resolve()
  const shown = (key: number) => deps.model.uploads.find((upload) => upload.key === key)
  const enqueue = (key: number, upload: PhotoUpload): void => {
    upload.wait()
    last = last.then(upload.run).then(() => (shown(key) === undefined ? void uploads.delete(key) : undefined))
  }
  const cancel = (key: number): void => {
    uploads.get(key)?.drop()
    uploads.delete(key)
  }
  return {
    add: (files) => {
      for (const file of files) {
        const key = (made += 1)
        const upload = makePhotoUpload(deps, { file, key })
        uploads.set(key, upload)
        enqueue(key, upload)
      }
    },
    retry: (key) => {
      const upload = uploads.get(key)
      if (upload !== undefined && shown(key)?.state._tag === 'Failed') enqueue(key, upload)
    },
    cancel,
    end: () => [...uploads.keys()].forEach(cancel),
  }
}
