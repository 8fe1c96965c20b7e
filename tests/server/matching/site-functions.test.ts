import { expect, it } from 'vitest'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { startTestServer } from '../test-server'

const waysOf = async (settings: Readonly<Record<string, unknown>>) => {
  const server = await startTestServer({ settings })
  const { data } = await (await server.visitor()).ask(configCalls.siteFunctions, {})
  await server.close()
  return data.openedPlayWays
}

it('tells anybody which ways of playing are open, and which comes first [SHELL-5, SHELL-44, SHELL-45]', async () => {
  expect(await waysOf({})).toEqual([
    { name: 'livcam', id: 10, main: false },
    { name: 'card', id: 5, main: false },
    { name: 'wall', id: 3, main: false },
  ])
  expect(await waysOf({ playWays: { card: { open: 0 }, livcam: { main: 1 } } })).toEqual([
    { name: 'livcam', id: 10, main: true },
    { name: 'wall', id: 3, main: false },
  ])
})
