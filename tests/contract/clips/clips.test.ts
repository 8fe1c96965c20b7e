import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ClipProblem, Clips } from '../../../src/application/matching/clips.port'
import { CLIP_LIMIT } from '../../../src/domain/matching/hot-video'
import { makeClips, type ClipsWorld } from '../../../src/infrastructure/gateway/clips.adapter'
import { makeClipsFake } from '../../fakes/clips.fake'

type What = 'clip' | ClipProblem['_tag']

interface Stand {
  readonly clips: Clips
  readonly held: () => number
}

const ofFake = (what: What): Stand => {
  const clips = makeClipsFake()
  if (what !== 'clip') clips.fails('/v', { _tag: what })
  return { clips, held: () => clips.held().length }
}

const answer = (type: string, bytes = 10): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })

const answers: Readonly<Record<What, () => Promise<Response>>> = {
  clip: async () => answer('video/webm', CLIP_LIMIT),
  ClipUnreachable: () => Promise.reject(new TypeError('no network')),
  ClipTooLarge: async () => answer('video/webm', CLIP_LIMIT + 1),
  ClipUnsupported: async () => answer('text/html'),
}

const ofBrowser = (what: What, fetch: ClipsWorld['fetch'] = answers[what]): Stand => {
  const held = new Set<string>()
  let made = 0
  const address = {
    createObjectURL: () => {
      const url = `blob:${(made += 1)}`
      held.add(url)
      return url
    },
    revokeObjectURL: (url: string) => void held.delete(url),
  }
  const plays = (type: string) => type.startsWith('video/webm')
  return { clips: makeClips({ fetch, plays, address }), held: () => held.size }
}

describe.each([
  ['the fake', ofFake],
  ['the browser', ofBrowser],
] as const)('clips: %s', (_, stand) => {
  it('are held until they are released, also twice', async () => {
    const { clips, held } = stand('clip')
    const [one, two] = [await clips.open('/v')(), await clips.open('/v')()]
    if (E.isLeft(one) || E.isLeft(two)) throw new Error('no clip')
    expect([held(), one.right.source]).toEqual([2, expect.stringContaining(':')])
    one.right.release()
    one.right.release()
    expect(held()).toBe(1)
  })

  it.each(['ClipUnreachable', 'ClipTooLarge', 'ClipUnsupported'] as const)('say %s, and hold nothing', async (what) => {
    const { clips, held } = stand(what)
    expect(await clips.open('/v')()).toEqual(E.left({ _tag: what }))
    expect(held()).toBe(0)
  })
})

describe('clips of a browser', () => {
  it('are none where the gateway says so, or sends a video that this browser does not play', async () => {
    const missing = ofBrowser('clip', async () => new Response('', { status: 404 }))
    expect(await missing.clips.open('/v')()).toEqual(E.left({ _tag: 'ClipUnreachable' }))
    const other = ofBrowser('clip', async () => answer('video/quicktime'))
    expect(await other.clips.open('/v')()).toEqual(E.left({ _tag: 'ClipUnsupported' }))
  })

  it('are read no further than the limit, whatever they say of their length', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 65_536
        stream.enqueue(new Uint8Array(65_536))
      },
    })
    const lying = { headers: { 'content-type': 'video/webm', 'content-length': '10' } }
    const { clips } = ofBrowser('clip', async () => new Response(endless, lying))
    expect(await clips.open('/v')()).toEqual(E.left({ _tag: 'ClipTooLarge' }))
    expect(sent).toBeLessThan(CLIP_LIMIT + 10 * 65_536)
  })
})
