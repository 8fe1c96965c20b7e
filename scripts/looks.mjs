// @ts-check
// `npm run looks`: photographs every screen and state of the built product, pairwise over sizes, themes and languages, measures
// each, and writes contact sheets and a report into `.cache/looks`. `LOOKS_ONLY`, a regular expression, names scenes;
// `LOOKS_MOST` is the number of pictures (150); `LOOKS_LANGUAGES` are codes with commas. Exit code 1: something was found.
import { build } from './lib/build.mjs'
import { haveChromium } from './lib/chromium.mjs'
import { importHere } from './lib/import-here.mjs'
import { installMissing } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const here = async () => {
  const { clearLooks, drawSheets } = await importHere('/tests/looks/sheets.ts')
  clearLooks()
  await run('playwright', ['test', '--config', 'tests/looks/looks.config.ts'])
  process.exit((await drawSheets()) ? 0 : 1)
}

if (process.argv.includes('--here')) await here()
else {
  await installMissing()
  if (process.env['PRODUCT_DIST'] === undefined && !(await build({ onlyStale: true }))) process.exit(1)
  const chromium = await haveChromium()
  process.exit((await run('node', ['scripts/looks.mjs', '--here'], { env: { CHROMIUM_PATH: chromium } })).code)
}
