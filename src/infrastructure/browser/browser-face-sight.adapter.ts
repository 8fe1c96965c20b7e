import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { FaceSight } from '../../application/calls/face-sight.port'
import type { FacePresence } from '../../domain/calls/face'

/** The detector of the Shape Detection API, which few browsers have and no library of types knows. */
interface FaceDetector {
  readonly detect: (image: ImageBitmap) => Promise<readonly unknown[]>
}

/** What is needed of `window`. */
export interface FacePlatform {
  readonly FaceDetector?: (new (options: { readonly fastMode: boolean }) => FaceDetector) | undefined
  readonly createImageBitmap: (blob: Blob) => Promise<ImageBitmap>
}

/** A detector that says nothing for so long cannot tell, in milliseconds. */
const PATIENCE_MS = 2_000

const patiently = <A>(work: Promise<A>): Promise<A> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(PATIENCE_MS).addEventListener('abort', reject, { once: true })
    }),
  ])

const detect = async (
  { createImageBitmap }: FacePlatform,
  detector: FaceDetector,
  picture: Uint8Array,
): Promise<FacePresence> => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }))
  try {
    return (await detector.detect(bitmap)).length > 0 ? 'yes' : 'no'
  } finally {
    bitmap.close()
  }
}

/** `unknown` where the browser has no detector, or one that fails (@rule CALL-75). */
export const makeBrowserFaceSight = (platform: FacePlatform = window): FaceSight => {
  const { FaceDetector } = platform
  const detector = E.toUnion(
    E.tryCatch(
      () => FaceDetector && new FaceDetector({ fastMode: true }),
      () => undefined,
    ),
  )
  return {
    look: (picture) => async () => {
      if (detector === undefined) return 'unknown'
      const taken = await picture()
      return O.isNone(taken) ? 'unknown' : patiently(detect(platform, detector, taken.value)).catch(() => 'unknown')
    },
  }
}
