import { type BrowserName, OTHER, type SystemName } from './contract/platform-names'

type Marks<Name extends string> = readonly (readonly [Name, RegExp])[]

/** Names as a report tells them, the first that fits (@rule GATE-22); a browser that names two is the more special one. */
const browsers: Marks<BrowserName> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: Marks<SystemName> = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

const named = (list: Marks<string>, agent: string): string => list.find(([, mark]) => mark.test(agent))?.[0] ?? OTHER

/** Browser and system out of a user agent, without versions. */
export const platformOf = (agent: string): { readonly browser: string; readonly os: string } => ({
  browser: named(browsers, agent),
  os: named(systems, agent),
})
