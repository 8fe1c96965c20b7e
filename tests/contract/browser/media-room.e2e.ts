import { aheadCases } from '../media-room/ahead.cases'
import { agoraCases } from '../media-room/agora.cases'
import { mediaRoomCases } from '../media-room/media-room.cases'
import { restartCases } from '../media-room/restart.cases'
import { rejoinCases } from '../media-room/rejoin.cases'
import { webrtcCases } from '../media-room/webrtc.cases'
import { test } from './serve'
import { measuredBrowser } from '../../e2e/support/browsers'

test.use({ launchOptions: measuredBrowser })

for (const { title } of mediaRoomCases)
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('media-room', title))

for (const { title } of [...webrtcCases, ...restartCases, ...aheadCases])
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('webrtc', title))

for (const { title } of rejoinCases)
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('rejoin', title))

for (const { title } of mediaRoomCases)
  test(`media room of Agora, on a script of its SDK: ${title}`, ({ stage }) => stage.runCase('agora-room', title))

for (const { title } of agoraCases)
  test(`media room of Agora, on a script of its SDK: ${title}`, ({ stage }) => stage.runCase('agora', title))
