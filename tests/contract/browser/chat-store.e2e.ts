import { chatStoreCases } from '../chat-store/chat-store.cases'
import { dexieCases } from '../chat-store/dexie.cases'
import { enterStage, test } from './serve'

for (const { title } of chatStoreCases)
  test(`chat store in a browser: ${title}`, ({ stage }) => stage.runCase('chat-store', title))

for (const { title } of dexieCases)
  test(`chat store in a browser: ${title}`, ({ stage }) => stage.runCase('dexie', title))

test('chat store in a browser: says that the disk is full, breaks nothing, and works when there is room', async ({
  address,
  context,
  page,
}) => {
  const session = await context.newCDPSession(page)
  const { origin } = new URL(address)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 })
  const { runCase } = await enterStage(page, address)
  await runCase('quota', 'fills the disk')
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await runCase('quota', 'has room again')
})
