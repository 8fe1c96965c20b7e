type Sign = readonly [name: string, sign: RegExp]

/** The first that fits counts: most browsers also name those whose engine they share. */
const browsers: readonly Sign[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly Sign[] = [
  ['Windows', /\bWindows NT\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const named = (signs: readonly Sign[], agent: string): readonly string[] =>
  signs
    .filter(([, sign]) => sign.test(agent))
    .slice(0, 1)
    .map(([name]) => name)

/** What a person calls the device of a `User-Agent`, such as 'Firefox · Linux'; empty when nothing in it is known. */
export const deviceName = (agent: string): string => [...named(browsers, agent), ...named(systems, agent)].join(' · ')
