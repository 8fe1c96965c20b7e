// @ts-check
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { getPriority, setPriority } from 'node:os'
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

/** With this code it says that it is of no use to start it again. */
const GIVEN_UP = 3

/** The gateway opens this door when it has demo people and answers. */
const doorOf = (/** @type {NodeJS.ProcessEnv} */ env) => join(resolve(root, env['DATA_DIR'] ?? '.data'), 'demo.sock')

/** A socket that a killed gateway left behind is no open door. */
const isOpen = (/** @type {string} */ path) =>
  new Promise((told) => {
    const socket = connect(path)
    const tell = (/** @type {boolean} */ open) => () => (socket.destroy(), told(open))
    socket.on('connect', tell(true)).on('error', tell(false))
  })

/** Whoever runs this with less of a claim already keeps it. */
const standBack = (/** @type {number | undefined} */ pid) => {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.max(getPriority(), NICE))
  } catch {
    // It runs as it is.
  }
}

const failed = (/** @type {unknown} */ cause) => console.error('  No demo people      ', cause)

/** @param {NodeJS.ProcessEnv} env */
export const wantsDemoPeople = ({ DEMO, MODE }) => MODE !== 'production' && DEMO !== 'off' && !/^0+$/.test(DEMO ?? '')

/**
 * How long to wait before a process that ended is started again; null: it is not.
 * @param {{ code: number | null, livedMs: number, pauseMs: number }} ended pauseMs: how long was waited the last time
 */
export const pauseAfter = ({ code, livedMs, pauseMs }) => {
  if (code === GIVEN_UP) return null
  return livedMs > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
}

/**
 * Runs the demo people as a process beside the gateway, as soon as that lets them in; one that dies starts anew, after pauses that
 * grow. Production mode has none, and `DEMO=off` or 0 wants none. Answers how to end it.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runDemoPeople = (env = process.env) => {
  if (!wantsDemoPeople(env)) return () => undefined
  let pauseMs = FIRST_PAUSE_MS
  let ending = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let soon

  const later = (/** @type {number} */ ms) => {
    soon = setTimeout(() => wait().catch(failed), ms)
    soon.unref()
  }
  const wait = async () => {
    const open = await isOpen(doorOf(env))
    if (ending) return
    if (open) await begin()
    else later(LOOK_MS)
  }
  const begin = async () => {
    if (!(await build({ onlyStale: true, only: 'demo' })) || ending) return
    const since = Date.now()
    child = spawn('node', [join(root, 'dist', 'demo', 'main.js')], {
      cwd: root,
      env: toolEnv(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('error', failed)
    child.once('close', (code) => {
      const next = pauseAfter({ code, livedMs: Date.now() - since, pauseMs })
      if (ending || next === null) return
      pauseMs = next
      later(pauseMs)
    })
    standBack(child.pid)
  }
  later(0)
  return () => {
    ending = true
    clearTimeout(soon)
    child?.kill('SIGTERM')
  }
}
