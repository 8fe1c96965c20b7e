import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { lightBrowser } from './browsers'

/** A tab, in which code runs as in Playwright's `evaluate`; undefined while the page goes somewhere. */
export interface BareTab {
  readonly run: <Result>(code: () => Result | Promise<Result>) => Promise<Result | undefined>
}

export interface BareBrowser {
  readonly open: (url: string) => Promise<BareTab>
  readonly close: () => Promise<void>
}

interface Answer {
  readonly id?: number
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly targetId?: string }
}

type Ask = (method: string, params?: object) => Promise<Answer['result']>

const connect = async (address: string): Promise<Ask> => {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let last = 0
  return (method, params = {}) =>
    new Promise((resolve) => {
      const own = (last += 1)
      const hear = ({ data }: MessageEvent): void => {
        const { id, result }: Answer = JSON.parse(String(data))
        if (id !== own) return
        socket.removeEventListener('message', hear)
        resolve(result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id: own, method, params }))
    })
}

const addressIn = async (lines: NodeJS.ReadableStream): Promise<string> => {
  for await (const line of createInterface(lines)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the browser did not start')
}

/**
 * A browser whose service workers have no debugger: Chromium lets none rest that has one, as Playwright's have, and a newer worker
 * waits for that, where for people it takes over within 100 ms.
 */
export const startBareBrowser = async (): Promise<BareBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ]
  const path = lightBrowser.executablePath ?? 'chromium'
  const child = spawn(path, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  // A journey that fails leaves it open; Debian's browser is a script and what that started.
  process.once('exit', () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  })
  const address = await addressIn(child.stderr)
  child.stderr.resume()
  const ask = await connect(address)
  return {
    open: async (url) => {
      const made = await ask('Target.createTarget', { url })
      const asked = await connect(address.replace(/browser\/.*/, `page/${made?.targetId ?? ''}`))
      return {
        run: async <Result>(code: () => Result | Promise<Result>) => {
          const evaluated = { expression: `(${code.toString()})()`, awaitPromise: true, returnByValue: true }
          return (await asked('Runtime.evaluate', evaluated))?.result?.value as Result | undefined
        },
      }
    },
    close: async () => {
      const gone = once(child, 'exit')
      void ask('Browser.close')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
