import * as E from 'fp-ts/Either'
import type { ClipProblem, Clips } from '../../application/matching/clips.port'
import { CLIP_LIMIT } from '../../domain/matching/hot-video'

/** How long a clip may take to come. */
const TIMEOUT_MS = 20_000

const unreachable: ClipProblem = { _tag: 'ClipUnreachable' }
const tooLarge: ClipProblem = { _tag: 'ClipTooLarge' }
const unsupported: ClipProblem = { _tag: 'ClipUnsupported' }

export interface ClipsWorld {
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Whether a player may know what to do with that kind of file. */
  readonly plays: (type: string) => boolean
  readonly address: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
}

const inBrowser: ClipsWorld = {
  fetch: (address, init) => fetch(address, init),
  plays: (type) => document.createElement('video').canPlayType(type) !== '',
  address: URL,
}

/** Reads no further than the limit, whatever the answer says of its length. */
const readAtMost = async (response: Response, limit: number): Promise<Blob | null> => {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    bytes += read.value.byteLength
    if (bytes > limit) {
      await reader?.cancel()
      return null
    }
    parts.push(read.value)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

const fetched = async (world: ClipsWorld, address: string): Promise<E.Either<ClipProblem, Blob>> => {
  const over = new AbortController()
  const late = setTimeout(() => over.abort(), TIMEOUT_MS)
  try {
    const response = await world.fetch(address, { signal: over.signal })
    if (!response.ok) return E.left(unreachable)
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('video/') || !world.plays(type)) return E.left(unsupported)
    const clip = await readAtMost(response, CLIP_LIMIT)
    return clip === null ? E.left(tooLarge) : E.right(clip)
  } catch {
    return E.left(unreachable)
  } finally {
    clearTimeout(late)
  }
}

/** Clips as objects in the memory of the page. */
export const makeClips = (world: ClipsWorld = inBrowser): Clips => ({
  open: (address) => async () => {
    const clip = await fetched(world, address)
    if (E.isLeft(clip)) return clip
    const source = world.address.createObjectURL(clip.right)
    return E.right({ source, release: () => world.address.revokeObjectURL(source) })
  },
})
