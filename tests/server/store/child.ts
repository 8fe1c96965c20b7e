import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts a module of this project as a process of its own, which ends with this one; `lines` are what it prints, `ended` its exit code. */
export const startChild = (module: string, given: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const runner = fileURLToPath(new URL('run-child.mjs', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [runner, module, ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (child.stdout === null) throw new Error('no output to read')
  const ended = once(child, 'exit').then(([code]): unknown => code)
  return { lines: createInterface({ input: child.stdout }), ended, kill: () => killed(child) }
}

const killed = async (child: ChildProcess): Promise<void> => {
  const end = once(child, 'exit')
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await end
  }
}
