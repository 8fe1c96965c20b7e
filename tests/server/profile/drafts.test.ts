import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { ada, bob, look, server, setTheStage, somePicture, startAnother, uploadImage } from './stage'

setTheStage()

describe('a portrait that was uploaded and not saved', () => {
  it('makes room for later ones, so that nobody fills the disk or the file with their data', async () => {
    const { drafts } = server.parts.config.settings.pictures
    const addresses: string[] = []
    for (let i = 0; i < drafts + 2; i++) {
      addresses.push(await uploadImage(ada))
      await server.clock.advance(1)
    }
    const other = await uploadImage(bob)
    const statuses = await Promise.all(addresses.map(async (address) => (await look(address, ada)).status))
    expect(statuses).toEqual([404, 404, ...Array<number>(drafts).fill(200)])
    expect((await look(other, bob)).status).toBe(200)
    expect((await ada.ask(accountCalls.updateInfo, { headImg: addresses[2] ?? '' })).code).toBe(200)
  })

  it('is refused with 429 while too many pictures wait to be decoded', async () => {
    const full = await startAnother({ settings: { pictures: { atOnce: 0, waiting: 0 } } })
    const eve = await full.signedIn('Eve')
    const said = await eve.ask(accountCalls.uploadImage, {}, { file: await somePicture() })
    expect(said).toMatchObject({ status: 429, data: { retryAfter: 1 } })
    await full.close()
  })
})
