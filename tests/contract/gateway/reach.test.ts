import { readdirSync, readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { allCalls } from '../../../src/infrastructure/gateway/contract/all-calls'
import { gatewayBase } from '../../../src/infrastructure/gateway/exchange'
import { clientOf } from './client'
import { openStand } from './stand'

const SECOND = 1_000
/** The service worker keeps the product's files, and declines a call by the ticket of its push: it has no session to ask with. */
const worker = ['worker/kept-files.ts', 'worker/press.ts']
/** Demo people fetch their recordings, which are files. */
const demo = ['demo/wake.ts']
/** Parts of the program, which are files as well. */
const parts = ['infrastructure/browser/load-files.ts']
const source = new URL('../../../src/', import.meta.url)

describe('reaching the gateway', () => {
  it('goes through one place only: nothing else of the client asks the network [GATE-1]', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
    const asking = files.filter((name) =>
      /(?<![\w.])fetch\(|globalThis\.fetch|window\.fetch|XMLHttpRequest|sendBeacon|EventSource\(/.test(
        readFileSync(new URL(name, source), 'utf8'),
      ),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(asking.filter((name) => !/^infrastructure\/(gateway|container|node)\//.test(name)).toSorted()).toEqual([
      ...demo,
      ...parts,
      ...worker,
    ])
  })

  it('sends every call of the contract to the one address of the configuration [GATE-1]', async () => {
    const urls: string[] = []
    const fetch = (url: string) => {
      urls.push(url)
      return Promise.resolve(new Response('{"code":500}'))
    }
    const stand = { base: 'https://gateway.example/below', sealKey: 'unused' }
    const { gateway } = clientOf(stand, { fetch })
    for (const call of allCalls.filter(({ flags }) => !flags.encrypted)) await gateway.ask(call, {})()
    expect(urls.length).toBeGreaterThan(60)
    expect(urls.filter((url) => !url.startsWith('https://gateway.example/below/'))).toEqual([])
  })

  it.each([
    [{ gateway: '', basePath: '' }, ''],
    [{ gateway: '', basePath: '/visavis' }, '/visavis'],
    [{ gateway: '', basePath: '/visavis/' }, '/visavis'],
    [{ gateway: 'https://api.example/', basePath: '/visavis' }, 'https://api.example'],
    [{ gateway: 'https://api.example/v9', basePath: '' }, 'https://api.example/v9'],
  ])('finds the address of %j [GATE-16]', (config, base) => {
    expect(gatewayBase(config)).toBe(base)
  })

  it.each(['', '/below/a/path'])('works at any address: base path %j [GATE-16]', async (basePath) => {
    const stand = await openStand(basePath)
    stand.answer = ({ signedBy }) => (signedBy === 'session' ? { data: { goldNum: 3 } } : { code: 403 })
    const { gateway } = clientOf(stand)
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.right({ goldNum: 3 }))
    expect(E.isRight(await gateway.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })())).toBe(true)
    await stand.close()
  })

  it('gives up after 50 s without an answer, not earlier [GATE-11]', async () => {
    const stand = await openStand()
    const { clock, gateway } = clientOf(stand)
    const arrived = new Promise<void>((resolve) => {
      stand.answer = () => {
        resolve()
        return 'hang'
      }
    })
    const settled: unknown[] = []
    const asked = gateway
      .ask(accountCalls.balance, {})()
      .then((result) => settled.push(result))
    await arrived
    await clock.advance(50 * SECOND - 1)
    expect(settled).toEqual([])
    await clock.advance(1)
    await asked
    expect(settled).toEqual([E.left({ _tag: 'Unreachable', timedOut: true })])
    await stand.close()
  })

  it('tells that nobody is there, and leaves no timer [GATE-11]', async () => {
    const stand = await openStand()
    await stand.close()
    const { clock, gateway } = clientOf(stand)
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.left({ _tag: 'Unreachable', timedOut: false }))
    expect(clock.pending()).toBe(0)
  })
})
