// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { resolve, join } from 'node:path'
import { build } from './build.mjs'
import { root, toolEnv } from './run.mjs'

const LOOK_MS = 250
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** Whoever has lived so long starts anew with the shortest pause. */
const HEALTHY_MS = 60_000
/** What is asked for by people goes first. */
const NICE = 10

/** The gateway opens this door when it has demo people and answers. */
const doorOf = (/** @type {NodeJS.ProcessEnv} */ env) => join(resolve(root, env['DATA_DIR'] ?? '.data'), 'demo.sock')

/**
 * Runs the demo people as a process beside the gateway, as soon as that lets them in; one that dies starts anew, after pauses that
 * grow. Production mode has none, and `DEMO=off` wants none. Answers how to end it.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runDemoPeople = (env = process.env) => {
  if (env['MODE'] === 'production' || env['DEMO'] === 'off') return () => undefined
  let pauseMs = FIRST_PAUSE_MS
  let ending = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let soon

  const later = (/** @type {() => void} */ run, /** @type {number} */ ms) => {
    soon = setTimeout(run, ms)
    soon.unref()
  }
  const wait = () => {
    if (existsSync(doorOf(env))) void begin()
    else later(wait, LOOK_MS)
  }
  const begin = async () => {
    if (!(await build({ onlyStale: true, only: 'demo' })) || ending) return
    const since = Date.now()
    child = spawn('node', [join(root, 'dist', 'demo', 'main.js')], {
      cwd: root,
      env: toolEnv(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) setPriority(child.pid, NICE)
    child.once('error', () => undefined)
    child.once('close', () => {
      if (ending) return
      pauseMs = Date.now() - since > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      later(wait, pauseMs)
    })
  }
  wait()
  return () => {
    ending = true
    clearTimeout(soon)
    child?.kill('SIGTERM')
  }
}
