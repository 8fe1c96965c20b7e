import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths below the root of the tree, and what they hold. */
export type Planted = Readonly<Record<string, string>>

/** A folder that looks like the repository to a tool: the given configuration, the packages, and the planted files. */
export const plant = async (files: Planted, configuration: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await Promise.all(configuration.map((path) => cp(join(root, path), join(folder, path), { recursive: true })))
  await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }),
  )
  return folder
}

export const uproot = (folder: string): Promise<void> => rm(folder, { recursive: true })

const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`

/** What a tool prints; its exit code does not matter here, since a tool that finds something fails. */
export const output = (tool: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(tool, args, { cwd, env: { ...process.env, PATH: path }, maxBuffer: 2 ** 27 }, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== 'number') reject(error)
      else if (stdout === '') reject(new Error(`${tool} said nothing: ${stderr}`))
      else resolve(stdout)
    })
  })
