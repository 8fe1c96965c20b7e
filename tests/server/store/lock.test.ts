import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { lockFile } from '../../../server/store/lock'
import { scratchFolder } from './test-store'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('holds the file although nobody keeps what would give it free', async () => {
  const folder = await scratchFolder()
  const file = join(folder, 'store.sqlite')
  expect(E.isRight(lockFile(file))).toBe(true)
  for (let round = 0; round < 5; round += 1) {
    await turn()
    collect()
  }
  expect(lockFile(file)).toEqual(E.left({ _tag: 'InUse', file }))
  await rm(folder, { recursive: true })
})
