import { expect, it } from 'vitest'
import type { StoreFailure } from '../../../server/store/failure'
import { makeSyncs } from '../../../server/store/syncs'
import { playedDisk } from './played-disk'

const following = () => {
  const disk = playedDisk()
  const lost: StoreFailure[] = []
  const heard: string[] = []
  const syncs = makeSyncs(disk.sync, (failure) => lost.push(failure))
  const commit = (name: string) =>
    void syncs.committed().then(
      () => heard.push(`${name} is on the disk`),
      (failure: Error) => heard.push(`${name}: ${failure.message}`),
    )
  return { commit, disk, heard, lost, syncs }
}

it('begins a sync after the commit that it is for: those during one share the next', async () => {
  const { commit, disk, heard, syncs } = following()
  commit('a')
  commit('b')
  commit('c')
  expect(disk.begun()).toBe(1)
  disk.finish()
  await disk.until(2)
  expect(heard).toEqual(['a is on the disk'])
  disk.finish()
  await disk.rest()
  expect(heard).toEqual(['a is on the disk', 'b is on the disk', 'c is on the disk'])
  expect([disk.begun(), syncs.outstanding()]).toEqual([2, undefined])
})

it('says what is outstanding with the latest commit, not with the sync that is under way', async () => {
  const { commit, disk, syncs } = following()
  commit('a')
  commit('b')
  let all = false
  void syncs.outstanding()?.then(() => (all = true))
  disk.finish()
  await disk.until(2)
  expect(all).toBe(false)
  disk.finish()
  await disk.rest()
  expect(all).toBe(true)
})

it('never asks a disk again that has refused: a second sync may succeed without what the first has lost', async () => {
  const { commit, disk, heard, lost, syncs } = following()
  commit('a')
  commit('b')
  disk.refuse('ENOSPC')
  await disk.rest()
  commit('c')
  await disk.rest()
  const message = 'Nothing was stored: the disk is full.'
  expect(heard).toEqual([`a: ${message}`, `b: ${message}`, `c: ${message}`])
  expect(disk.begun()).toBe(1)
  expect(lost.map((failure) => failure.message)).toEqual([message])
  expect(syncs.refusal()).toBe(lost[0])
  await expect(syncs.outstanding()).rejects.toBe(lost[0])
})
