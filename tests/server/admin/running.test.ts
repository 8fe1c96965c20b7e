import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startChild } from '../store/child'
import { scratchFolder } from '../store/test-store'
import { typeCommand } from './desk'

let folder: string

beforeEach(async () => {
  folder = await scratchFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const env = () => ({ DATA_DIR: folder })
const list = () => typeCommand(env(), ['host', 'list', '--json'])

it(
  'a gateway that runs takes orders at the socket of its data folder; one that was killed leaves no door shut',
  { timeout: 60_000 },
  async () => {
    const gateway = startChild('/server/main.ts', [], {
      MODE: 'local',
      PORT: '0',
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      ...env(),
    })
    for await (const line of gateway.lines) if (line.includes('/outbox')) break
    expect(existsSync(join(folder, 'admin.sock'))).toBe(true)
    const running = await list()
    expect([running.code, (JSON.parse(running.out) as unknown[]).length]).toEqual([0, 48])
    await gateway.kill()
    expect(existsSync(join(folder, 'admin.sock'))).toBe(true)
    expect(await list()).toEqual(running)
  },
)
