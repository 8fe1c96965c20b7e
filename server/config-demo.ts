import type { Environment } from './config-environment'
import { demoPeople } from './seed/demo-people'
import { demoPreviewIds } from './seed/demo-previews'

const ALL = demoPeople.length

/** How many of the demo people `DEMO` wants awake; where it says nothing those who have a recording, since they take calls. */
export const demoPeopleOf = ({ DEMO }: Environment): number =>
  DEMO === 'off' ? 0 : Number(DEMO ?? demoPreviewIds.length)

export const demoFaults = ({ DEMO }: Environment): readonly string[] =>
  DEMO === undefined || DEMO === 'off' || (/^\d{1,2}$/.test(DEMO) && Number(DEMO) <= ALL)
    ? []
    : [`DEMO wants off, or how many of the demo people are awake: 0 to ${ALL}`]
