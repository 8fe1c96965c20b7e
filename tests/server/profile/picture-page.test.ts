import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { mediaIdOf } from '../../../server/media/media-rows'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { aPhoto, aPicture, type Bytes } from '../../builders/pictures'
import { ada, block, bob, decideAll, file, look, server, setTheStage, startAnother } from './stage'

setTheStage()

describe('a picture at its address', () => {
  const approved = async (bytes: Bytes): Promise<string> => {
    const { data } = await ada.ask(accountCalls.uploadPhotos, {}, { file: file(bytes) })
    await decideAll('approved')
    return data.pic
  }

  it.each(['%00', '%2e%2e%2fvisavis.sqlite', 'x'.repeat(32), 'A'.repeat(32)])(
    'is not there at %s, which no picture ever had',
    async (id) => {
      const path = accountCalls.media.path.replace('{id}', id)
      expect((await look(path, bob)).status).toBe(404)
    },
  )

  it('is WebP in the size that is asked for, for a year in the browser of the asker alone [PROF-25]', async () => {
    const pic = await approved(await aPhoto(1_500, 1_500))
    const sizes = {
      '?size=112x150': [112, 150],
      '?size=270x360': [270, 360],
      '': [1_080, 1_080],
      '?size=9': [1_080, 1_080],
    }
    for (const [query, size] of Object.entries(sizes)) {
      const shown = await look(pic + query, bob)
      const bytes = Buffer.from(await shown.arrayBuffer())
      const { format, height, width, exif } = await sharp(bytes).metadata()
      expect([query, format, width, height, exif]).toEqual([query, 'webp', ...size, undefined])
      expect(bytes.includes('SECRET')).toBe(false)
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': 'inline',
      })
    }
  })

  it('is not at an address that can be guessed', async () => {
    const [one, other] = [await approved(await aPicture('png', 5, 5)), await approved(await aPicture('png', 5, 5))]
    expect(mediaIdOf(one)).toMatch(/^[0-9a-f]{32}$/)
    expect(one).not.toBe(other)
  })

  it('is asked for with a session, and hidden from those whom its owner has blocked', async () => {
    const pic = await approved(await aPicture('png', 5, 5))
    const asVisitor = await look(pic)
    expect([asVisitor.status, asVisitor.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect((await look(pic, bob)).status).toBe(200)
    await block(ada, bob)
    expect((await look(pic, bob)).status).toBe(404)
    expect((await look(pic, ada)).status).toBe(200)
  })

  it('stays seen by those who have blocked its owner: the blacklist shows whom it lists', async () => {
    const pic = await approved(await aPicture('png', 5, 5))
    await block(bob, ada)
    expect((await look(pic, bob)).status).toBe(200)
  })

  it.each(['/account/v1/media/', '/account/v1/media/..%2f..%2fetc%2fpasswd', `/account/v1/media/${'0'.repeat(32)}`])(
    'is not there at %s',
    async (path) => {
      const said = await look(path, ada)
      expect([said.status, await said.json()]).toEqual([404, { code: 404, message: 'Not found', data: null }])
    },
  )

  it('is no longer there when its file is gone', async () => {
    const pic = await approved(await aPicture('png', 5, 5))
    await server.media.remove(mediaIdOf(pic) ?? '')
    expect((await look(pic, ada)).status).toBe(404)
  })

  it('is not looked at without end', async () => {
    const pic = await approved(await aPicture('png', 5, 5))
    const limits = { picturesPerAsker: { count: 2, ms: 60_000 } }
    const strict = await startAnother({ settings: { limits } })
    const again = await strict.signInAgain(bob.userId)
    const ask = () => fetch(strict.url + pic, { headers: { cookie: again.cookieHeader() } })
    const said = [await ask(), await ask(), await ask()]
    await strict.close()
    expect(said.map(({ status }) => status)).toEqual([404, 404, 429])
    expect(said[2]?.headers.get('retry-after')).toBe('60')
  })
})
