import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltServer } from './built-server'
import type { Somebody } from './somebody'

/** Scripts of the build that belong to the vendor of calls: its SDKs name its servers, our adapters have its name. */
export const vendorChunks = ({
  env,
}: BuiltServer): { readonly sdks: readonly string[]; readonly all: readonly string[] } => {
  const folder = join(env['CLIENT_DIR'] ?? '', 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sdks = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('sd-rtn.com'))
  return { sdks, all: scripts.filter((name) => sdks.includes(name) || /agora/i.test(name)) }
}

/** Every address that the page asks for from now on. */
export const requestsOf = ({ page }: Somebody): readonly URL[] => {
  const seen: URL[] = []
  page.on('request', (request) => void seen.push(new URL(request.url())))
  return seen
}
